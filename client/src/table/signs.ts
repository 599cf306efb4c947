// The signs that people at a table may give each other: there is no other way to speak here, so none can hurt or tell.
import type { ReactMessage } from '../lib/protocol';

export type Reaction = ReactMessage['react'];

export const REACTIONS: readonly Reaction[] = ['clap', 'laugh', 'wow', 'think', 'thanks', 'wait', 'party', 'wave'];
