import type { ImportState } from '#contract/brand-imports.limits.ts'

/** Decision 140: the five steps. */
export const IMPORT_STEPS = ['file', 'found', 'columns', 'check', 'commit'] as const
export type ImportStep = (typeof IMPORT_STEPS)[number]

const BY_STATE: Readonly<Record<ImportState, ImportStep>> = {
  ready: 'found',
  checking: 'check',
  checked: 'check',
  committing: 'commit',
  settling: 'commit',
  done: 'commit',
  undoing: 'commit',
  undone: 'commit',
  failed: 'commit',
}

/** The step in which an import is. Before the check the member chooses between the second and the third. */
export function stepOf(state: ImportState, search: string): ImportStep {
  const asked = new URLSearchParams(search).get('step')
  if (asked === 'columns' && (state === 'ready' || state === 'checked' || state === 'failed')) return 'columns'
  return BY_STATE[state]
}
