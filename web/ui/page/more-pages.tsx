import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '../buttons/button.tsx'

interface MorePagesProps {
  readonly hasMore: boolean
  readonly isFetching: boolean
  readonly hasFailed: boolean
  readonly onMore: () => void
}

/** So far before its end a list goes on by itself. */
const AHEAD = '0px 0px 800px'

/** The end of a list that goes on: by itself when it comes near, and by its button. */
export function MorePages({ hasMore, isFetching, hasFailed, onMore }: MorePagesProps) {
  const { t } = useTranslation()
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })
  const goesOn = hasMore && !isFetching && !hasFailed
  useEffect(() => {
    const element = end.current
    if (!goesOn || !element) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: AHEAD,
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [goesOn])
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
