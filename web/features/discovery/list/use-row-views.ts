import { type RefObject, useEffect, useEffectEvent } from 'react'
import { countProduct } from '#web/api/events.ts'

/** A row counts as viewed after this time, like a card, when this share of it is in the viewport. */
const VIEWED_AFTER_MS = 1000
const VISIBLE_SHARE = 0.6

interface RowViews {
  /** Changes with the rendered rows. */
  readonly rows: string
  readonly isCovered: boolean
  readonly onViewed: (id: string) => void
}

/** Spec §7: records which rows were shown, and viewed. Rows carry the id of their product as `data-product`. */
export function useRowViews(list: RefObject<HTMLElement | null>, { rows, isCovered, onViewed }: RowViews): void {
  const viewed = useEffectEvent(onViewed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows need another observer
  useEffect(() => {
    if (isCovered) return
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const stop = (id: string) => {
      clearTimeout(timers.get(id))
      timers.delete(id)
    }
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target instanceof HTMLElement ? (target.dataset['product'] ?? '') : ''
          stop(id)
          if (!isIntersecting) continue
          countProduct('shown', id)
          const record = () => document.visibilityState === 'visible' && viewed(id)
          timers.set(id, setTimeout(record, VIEWED_AFTER_MS))
        }
      },
      { threshold: VISIBLE_SHARE },
    )
    for (const row of list.current?.querySelectorAll('[data-product]') ?? []) watch.observe(row)
    return () => {
      watch.disconnect()
      for (const id of [...timers.keys()]) stop(id)
    }
  }, [list, rows, isCovered])
}
