import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { PULL } from '#contract/discovery.limits.ts'

/** How far the indicator moves for a finger that moved `fingerPx` down. */
export const pulledPx = (fingerPx: number): number => Math.max(0, fingerPx) / PULL.resistance
export const refreshes = (pulled: number): boolean => pulled >= PULL.thresholdPx

interface Pull {
  readonly x: number
  readonly y: number
  px: number
  direction: 'open' | 'down' | 'other'
}

/**
 * Spec §9: 80 px, resistance 2.5, and the indicator stays 500 ms after the refresh. Starts only at the top of the page.
 * Uses touch events, because the browser cancels vertical pointers for scrolling. The indicator moves without React.
 */
export function usePullToRefresh(
  area: RefObject<HTMLElement | null>,
  indicator: RefObject<HTMLElement | null>,
  refresh: () => Promise<void>,
): { readonly isRefreshing: boolean; readonly refreshNow: () => void } {
  const [isRefreshing, setRefreshing] = useState(false)
  const show = (px: number) => {
    indicator.current?.style.setProperty('transform', `translate(-50%, ${Math.min(px, PULL.thresholdPx * 1.4)}px)`)
    indicator.current?.style.setProperty('opacity', String(Math.min(1, px / (PULL.thresholdPx / 2))))
  }
  const refreshNow = () => {
    if (isRefreshing) return
    setRefreshing(true)
    const hideLater = () =>
      setTimeout(() => {
        setRefreshing(false)
        show(0)
      }, PULL.afterMs)
    refresh().then(hideLater, hideLater)
  }
  const onPull = useEffectEvent((px: number) => show(px))
  const onRelease = useEffectEvent((px: number) => {
    if (refreshes(px)) {
      show(PULL.thresholdPx)
      refreshNow()
    } else show(0)
  })
  useEffect(() => {
    const element = area.current
    return element
      ? listenForPulls(
          element,
          (px) => onPull(px),
          (px) => onRelease(px),
        )
      : undefined
  }, [area])
  return { isRefreshing, refreshNow }
}

function listenForPulls(
  element: HTMLElement,
  onPull: (px: number) => void,
  onRelease: (px: number) => void,
): () => void {
  let pull: Pull | null = null
  const ending = new AbortController()
  const options = { passive: true, signal: ending.signal }
  const end = () => {
    if (pull?.direction === 'down') onRelease(pull.px)
    pull = null
  }
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      const touch = touches[0]
      end()
      if (touch && touches.length === 1 && scrollY <= 0)
        pull = { x: touch.clientX, y: touch.clientY, px: 0, direction: 'open' }
    },
    options,
  )
  element.addEventListener(
    'touchmove',
    ({ touches }) => {
      const touch = touches[0]
      if (!pull || !touch || pull.direction === 'other') return
      const down = touch.clientY - pull.y
      const across = Math.abs(touch.clientX - pull.x)
      if (pull.direction === 'open' && Math.hypot(down, across) > 10) pull.direction = down > across ? 'down' : 'other'
      if (pull.direction !== 'down') return
      pull.px = pulledPx(down)
      onPull(pull.px)
    },
    options,
  )
  element.addEventListener('touchend', end, options)
  element.addEventListener(
    'touchcancel',
    () => {
      if (pull?.direction === 'down') onRelease(0)
      pull = null
    },
    options,
  )
  return () => ending.abort()
}
