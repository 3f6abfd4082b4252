import { useEffect, useRef } from 'react'
import { SCREEN_TIMES } from '#contract/screens.limits.ts'
import { wantsReducedMotion } from '#web/device/reduced-motion.ts'
import { countAt } from './count-up.ts'

interface CounterProps {
  readonly value: number
  readonly suffix: string
}

/** Counts up once when it becomes visible (Spec §9: 2000 ms); screen readers and crawlers get the final number. */
export function Counter({ value, suffix }: CounterProps) {
  const shown = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = shown.current
    if (!element || wantsReducedMotion()) return
    return onceVisible(element, () => run(element, value))
  }, [value])
  return (
    <>
      <span className="sr-only">
        {value}
        {suffix}
      </span>
      <span aria-hidden className="tabular">
        <span ref={shown}>{value}</span>
        {suffix}
      </span>
    </>
  )
}

function onceVisible(element: Element, start: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    start()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

function run(element: HTMLElement, value: number): void {
  const startedAt = performance.now()
  const step = (now: number) => {
    const elapsedMs = now - startedAt
    element.textContent = String(countAt(value, elapsedMs, SCREEN_TIMES.countUpMs))
    if (elapsedMs < SCREEN_TIMES.countUpMs && element.isConnected) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
