import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Link } from '#web/ui/page/link.tsx'
import { CaseFrame, CaseHead, DecisionBar } from '../case-frame.tsx'
import type { Review } from '../use-review.ts'
import { useReviewKeys } from '../use-review-keys.ts'
import { type NoticeCase, NoticeForm, type Outcome, wordOfActing } from './notice-form.tsx'
import { Snapshot } from './snapshot.tsx'

interface NoticeItemProps {
  readonly id: string
  readonly review: Review
  readonly canDecide: boolean
  /** It was decided to keep what is reported. */
  readonly onKept: (id: string, reference: string) => void
}

/** A report of content (DSA art. 16), what it is about, and its decision. */
export function NoticeItem({ id, review, canDecide, onKept }: NoticeItemProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Outcome | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/staff/review', 'notice', id],
    queryFn: ({ signal }) => call('GET /api/staff/notices/{id}', { params: { id }, signal }),
    retry: false,
  })
  const mayDecide = canDecide && data?.outcome === null && !data.isOwnBrand && data.claim?.isOwn !== false
  useReviewKeys(mayDecide && asked === null ? { r: () => setAsked('restricted'), a: () => setAsked('kept') } : {})
  return (
    <CaseFrame review={review} hasFailed={error !== null} onRetry={() => void refetch()}>
      {data && (
        <>
          <CaseHead
            title={t(`contact.reason-${data.reason}`)}
            sub={data.reference}
            claim={data.claim}
            isOwnBrand={data.isOwnBrand}
          />
          <NoticeFacts notice={data} />
          {mayDecide && (
            <DecisionBar>
              <Button
                tone="danger"
                size="s"
                title={`${t(wordOfActing(data))} (R)`}
                onClick={() => setAsked('restricted')}
              >
                {t(wordOfActing(data))}
              </Button>
              <Button tone="outline" size="s" title={`${t('review.noticeKeep')} (A)`} onClick={() => setAsked('kept')}>
                {t('review.noticeKeep')}
              </Button>
            </DecisionBar>
          )}
          {asked && (
            <NoticeForm notice={data} outcome={asked} review={review} onKept={onKept} onClose={() => setAsked(null)} />
          )}
        </>
      )}
    </CaseFrame>
  )
}

/** The reported place, where it is one of this site: a list, for example, can only be looked at. */
function ownAddress(location: string): string | null {
  if (!/^(https?:\/\/|\/)/.test(location) || !URL.canParse(location, window.location.origin)) return null
  const { origin, pathname, search } = new URL(location, window.location.origin)
  return origin === window.location.origin ? pathname + search : null
}

function NoticeFacts({ notice }: { readonly notice: NoticeCase }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const {
    target,
    snapshot,
    explanation,
    location,
    name,
    hasAddress,
    createdAt,
    confirmedAt,
    others,
    outcome,
    answer,
    decidedAt,
  } = notice
  const place = ownAddress(location)
  return (
    <div className="mt-5 flex max-w-prose flex-col gap-5">
      {target && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 font-[650] [overflow-wrap:anywhere]">
            {t(`review.type-${target.type}`)}: {target.name}
            {target.type === 'product' && `, ${target.brand}`}
          </span>
          <Link href={toAdmin('review', { type: target.type, id: target.id })} className={buttonLook('outline', 's')}>
            {t('review.noticeLook')}
          </Link>
        </p>
      )}
      {snapshot !== null && <Snapshot noticeId={notice.id} text={snapshot} pictures={notice.pictures} />}
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{explanation}</p>
      <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-2 text-14">
        <dt className="text-muted">{t('review.noticeLocation')}</dt>
        <dd className="[overflow-wrap:anywhere]">
          {place === null ? (
            location
          ) : (
            <a href={place} target="_blank" rel="noreferrer" className="link">
              {location}
            </a>
          )}
        </dd>
        <dt className="text-muted">{t('review.noticeFrom')}</dt>
        <dd>
          {name ?? t('review.noticeNameless')}
          {!hasAddress && `, ${t('review.noticeNoAddress')}`}
        </dd>
        <dt className="text-muted">{t('review.noticeAt')}</dt>
        <dd className="tabular">{moment(createdAt)}</dd>
        {hasAddress && (
          <>
            <dt className="text-muted">{t('notices.receipt')}</dt>
            <dd className="tabular">{confirmedAt ? moment(confirmedAt) : t('notices.receiptNone')}</dd>
          </>
        )}
      </dl>
      {outcome === null && others.length > 0 && (
        <section>
          <h3 className="text-14 font-[700]">{t('review.noticeOthers', { count: others.length })}</h3>
          <ul className="mt-2 flex flex-col gap-3">
            {others.map((other) => (
              <li key={other.id} className="border-l-2 border-line pl-3 text-14">
                <strong className="font-[650]">{t(`contact.reason-${other.reason}`)}</strong>
                <span className="block text-12 text-muted">
                  {other.reference}, {moment(other.createdAt)}
                  {!other.hasAddress && `, ${t('review.noticeNoAddress')}`}
                </span>
                <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{other.explanation}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {outcome && decidedAt && (
        <p className="rounded-control border border-line p-4 text-14 whitespace-pre-line">
          <strong className="font-[650]">
            {t(`review.noticeDone-${outcome}`)}, {moment(decidedAt)}
          </strong>
          {`\n${answer}`}
        </p>
      )}
    </div>
  )
}
