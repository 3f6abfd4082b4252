import { useSyncExternalStore } from 'react'

export interface Toast {
  readonly title: string
  readonly text?: string
  readonly tone?: 'plain' | 'destructive'
}
interface ShownToast extends Toast {
  readonly id: number
}

let shown: ShownToast | null = null
let nextId = 1
const listeners = new Set<() => void>()

/** Shows the single toast of the product; a new one takes the old one's place (Spec §4). */
export function showToast(toast: Toast): void {
  shown = { ...toast, id: nextId++ }
  tell()
}

/** Takes a toast away, unless another one has already taken its place. */
export function dropToast(id: number): void {
  if (shown?.id !== id) return
  shown = null
  tell()
}

export const useShownToast = (): ShownToast | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
