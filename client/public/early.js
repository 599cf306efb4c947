// Before the first paint: the theme that was chosen here last time, so that no page flashes in the other one.
try {
  const theme = localStorage.getItem('parlwr.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme is then used.
}
