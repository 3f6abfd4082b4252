import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/device/listeners.ts'
import { PATHS } from '#web/paths.ts'
import { go } from '#web/ui/page/navigation.ts'
import { TOUR } from './tour-steps.ts'

/** The step that is shown; null: the tour is closed. Outside of React: each section mounts the page anew. */
let shown: number | null | undefined
const { subscribe, notify } = createListeners()

/** It offers itself to those who begin at the overview. */
function current(): number | null {
  shown ??= shown === undefined && location.pathname === PATHS.demo ? 0 : null
  return shown
}

function show(step: number | null): void {
  shown = step
  notify()
  const path = step === null ? undefined : TOUR[step]?.path
  if (path !== undefined) go(path)
}

export function useTour() {
  return { step: useSyncExternalStore(subscribe, current, () => null), show }
}
