import { type RefObject, useEffect, useRef } from 'react'
import { REVIEW } from '#contract/moderation.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { DeskSearch } from '#web/ui/desk/desk-search.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import type { QueueEntry, Review } from './use-review.ts'

interface QueueListProps {
  readonly review: Review
  /** Left out: nothing is searched for. */
  readonly searchField?: RefObject<HTMLInputElement | null>
}

/** Search, and what waits or was found. */
export function QueueList({ review, searchField }: QueueListProps) {
  const { t } = useTranslation()
  const { words, queue, open, show } = review
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<string>(undefined)
  const openId = open?.id
  useEffect(() => {
    // J and K may lead out of view; on phones the way back leads to the place that was left.
    last.current = openId ?? last.current
    const entry = last.current && list.current?.querySelector(`[data-id="${last.current}"]`)
    if (entry) entry.scrollIntoView({ block: openId ? 'nearest' : 'center' })
  }, [openId])
  return (
    <section aria-label={t(words ? 'review.found' : 'review.queue')}>
      {searchField && (
        <DeskSearch
          label={t('review.search')}
          hint={t('review.searchHint')}
          words={words}
          mostCharacters={REVIEW.searchMax}
          onSearch={review.search}
          field={searchField}
        />
      )}
      {queue && queue.items.length === 0 && words !== '' && (
        <p className="px-3 py-6 text-14 text-muted">{t('review.notFound')}</p>
      )}
      <ul ref={list} className="mt-3 border-t border-line">
        {queue?.items.map((entry) => (
          <li key={`${entry.type} ${entry.id}`} data-id={entry.id} className="border-b border-line">
            <Entry entry={entry} isOpen={entry.id === open?.id} onOpen={() => show(entry)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EntryProps {
  readonly entry: QueueEntry
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function Entry({ entry, isOpen, onOpen }: EntryProps) {
  const { type, name, brand, cause, since, notices, claim, isOwnBrand, isOwnDecision } = entry
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={onOpen}
      className={classes(
        'flex w-full flex-col gap-0.5 px-3 py-2.5 text-left text-14 outline-offset-[-2px]',
        isOpen ? 'bg-line' : 'hover:bg-line',
      )}
    >
      <span className="flex w-full items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-[650]">{name}</span>
        <span className="tabular shrink-0 text-12 text-muted">{moment(since)}</span>
      </span>
      <span className="text-12 text-muted">
        {t(`review.type-${type}`)}
        {type !== 'brand' && brand !== '' && ` · ${brand}`} · {t(`review.cause-${cause}`)}
        {notices > 0 && <strong className="text-signal-text"> · {t('review.notices', { count: notices })}</strong>}
      </span>
      {isOwnBrand && <span className="text-12 font-[600]">{t('review.ownBrandShort')}</span>}
      {isOwnDecision && <span className="text-12 font-[600]">{t('review.ownDecisionShort')}</span>}
      {claim && (
        <span className="text-12 font-[600]">
          {claim.isOwn ? t('review.claimOwn') : t('review.claimOther', { username: claim.username })}
        </span>
      )}
    </button>
  )
}
