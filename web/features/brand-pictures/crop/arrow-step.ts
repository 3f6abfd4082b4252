import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The direction of an arrow key, ten times as far with Shift; null for other keys. */
export function arrowStep(event: KeyboardEvent): readonly [number, number] | null {
  const step = STEPS[event.key]
  if (!step) return null
  event.preventDefault()
  const times = event.shiftKey ? 10 : 1
  return [step[0] * times, step[1] * times]
}
