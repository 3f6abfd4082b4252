import { useEffect, useEffectEvent } from 'react'
import { go } from './navigation.ts'

const rowsShown = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const currentRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** Moves the focus to the link of the next or the previous row; from outside of the list to its first one. */
function move(step: 1 | -1): void {
  const rows = rowsShown()
  const at = rows.findIndex((row) => row === currentRow())
  const row = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]
  row?.querySelector<HTMLElement>('a[href]')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

const TYPED_IN = 'input:not([type=checkbox]), textarea, select, [role="dialog"], [role="alertdialog"]'

interface ListKeys {
  /** Where a new one is made. */
  readonly newPath: string
  /** Where the one of a row (its `data-row`) is edited; null: it cannot be. */
  readonly editPathOf: (row: string) => string | null
  readonly focusSearch?: () => void
}

/** `/` search, `N` new, `J` and `K` next and previous row, `E` edit it; not while something is typed or open. */
export function useListKeys({ newPath, editPathOf, focusSearch }: ListKeys): void {
  const edit = () => {
    const row = currentRow()?.dataset['row']
    const path = row === undefined ? null : editPathOf(row)
    if (path !== null) go(path)
  }
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(TYPED_IN)) return
    const work = new Map([
      ['/', focusSearch],
      ['n', () => go(newPath)],
      ['j', () => move(1)],
      ['k', () => move(-1)],
      ['e', edit],
    ]).get(event.key.toLowerCase())
    if (!work) return
    event.preventDefault()
    work()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handle(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
