import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '../buttons/button.tsx'

interface MorePagesProps {
  readonly hasMore: boolean
  readonly isFetching: boolean
  readonly hasFailed: boolean
  readonly onMore: () => void
  /** Only by its button, because something stands below the list. */
  readonly byHand?: boolean
}

/** The next page is loaded when the end is this close to the viewport. */
const PREFETCH_MARGIN = '0px 0px 800px'

/** The end of a paginated list: loads the next page when scrolled near, or by its button. */
export function MorePages({ hasMore, isFetching, hasFailed, onMore, byHand = false }: MorePagesProps) {
  const { t } = useTranslation()
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  const canLoad = hasMore && !isFetching && !hasFailed && !byHand
  useEffect(() => {
    const element = end.current
    if (!canLoad || !element) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: PREFETCH_MARGIN,
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [canLoad])
  if (!hasMore) return null
  return (
    <div ref={end} className="flex flex-col items-center gap-3 py-8">
      {hasFailed && (
        <p role="alert" className="text-muted">
          {t('ui.moreFailed')}
        </p>
      )}
      <Button tone="outline" busy={isFetching} onClick={onMore}>
        {hasFailed ? t('ui.retry') : t('ui.more')}
      </Button>
    </div>
  )
}
