import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/protocol.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Links are ordinary anchors, no SvelteKit routes.
      'svelte/no-navigation-without-resolve': 'off',
      // The parlour may stand in a folder of its site: an address of ours goes through `url` of lib/base.
      'no-restricted-syntax': [
        'error',
        { selector: 'SvelteAttribute[key.name=/^(href|src|action)$/] > SvelteLiteral:first-child[value=/^\\u002f/]', message: 'href={url(…)}, from lib/base' },
        { selector: 'CallExpression[callee.name=fetch] > Literal:first-child[value=/^\\u002f/]', message: 'fetch(url(…)), from lib/base' },
        { selector: 'CallExpression[callee.name=fetch] > TemplateLiteral:first-child > TemplateElement:first-child[value.raw=/^\\u002f/]', message: 'fetch(url(…)), from lib/base' },
        { selector: 'MemberExpression[object.object.name=location][object.property.name=pathname]', message: 'within(location.pathname), from lib/base, or router.route' },
      ],
    },
  },
);
