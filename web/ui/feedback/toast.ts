import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/device/listeners.ts'

export interface Toast {
  readonly title: string
  readonly text?: string
  readonly tone?: 'plain' | 'destructive'
  readonly action?: ToastAction
  /** How long it is shown; Spec §9 where left out. */
  readonly showMs?: number
}

interface ToastAction {
  readonly label: string
  /** What the action does, for screen readers. */
  readonly hint: string
  readonly press: () => void
}
interface ShownToast extends Toast {
  readonly id: number
}

let shown: ShownToast | null = null
/** How many native dialogs are open, which cover toasts and hide them from screen readers. */
let covers = 0
let nextId = 1
const { subscribe, notify } = createListeners()

/** Shows the single toast; a new one replaces the old one (Spec §4). Returns its id. */
export function showToast(toast: Toast): number {
  shown = { ...toast, id: nextId++ }
  notify()
  return shown.id
}

/** Removes a toast, unless another one has already replaced it. */
export function dropToast(id: number): void {
  if (shown?.id !== id) return
  shown = null
  notify()
}

/** Shows no toast until the returned function is called, and then the last one for its whole time. */
export function holdToasts(): () => void {
  covers += 1
  notify()
  return () => {
    covers -= 1
    notify()
  }
}

export const useShownToast = (): ShownToast | null =>
  useSyncExternalStore(
    subscribe,
    () => (covers > 0 ? null : shown),
    () => null,
  )
