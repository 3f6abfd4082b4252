import type { ShopTheme } from '#contract/shop-theme.ts'
import { isSameTheme } from './theme-parts.ts'

/** Product 6. */
const STEPS = 50
/** Changes of the same field within this time, such as typing or the drag of a slider, are one step. */
const RUN_MS = 1500

export interface ThemeHistory {
  /** The oldest first. */
  readonly past: readonly ShopTheme[]
  readonly present: ShopTheme
  /** The next one first. */
  readonly future: readonly ShopTheme[]
  /** The field that was changed last. */
  readonly run: { readonly field: string; readonly at: number } | null
}

export const historyOf = (present: ShopTheme): ThemeHistory => ({ past: [], present, future: [], run: null })

/** `field`: what was changed; null: a step of its own. */
export function changed(history: ThemeHistory, next: ShopTheme, field: string | null, at: number): ThemeHistory {
  const { past, present, run } = history
  if (JSON.stringify(next) === JSON.stringify(present)) return history
  const isRunning = field !== null && run?.field === field && at - run.at < RUN_MS
  // Spaces at the end of a text are stored nowhere, so they are no step.
  const isStep = !isRunning && !isSameTheme(next, present)
  return {
    past: isStep ? [...past, present].slice(-STEPS) : past,
    present: next,
    future: [],
    run: field === null ? null : { field, at },
  }
}

/** Null: there is nothing to undo. */
export function undone({ past, present, future }: ThemeHistory): ThemeHistory | null {
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], run: null } : null
}

/** Null: there is nothing to redo. */
export function redone({ past, present, future }: ThemeHistory): ThemeHistory | null {
  const [after, ...rest] = future
  return after ? { past: [...past, present], present: after, future: rest, run: null } : null
}
