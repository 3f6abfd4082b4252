import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GROUNDS } from '#contract/moderation.limits.ts'
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
import { type AppealCase, AppealForm, type AppealOutcome } from './appeal-form.tsx'
import { Snapshot } from './snapshot.tsx'

interface AppealItemProps {
  readonly id: string
  readonly review: Review
  readonly canDecide: boolean
}

/** An appeal (DSA art. 20), the decision that it is against, and its own decision. */
export function AppealItem({ id, review, canDecide }: AppealItemProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<AppealOutcome | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/staff/review', 'appeal', id],
    queryFn: ({ signal }) => call('GET /api/staff/appeals/{id}', { params: { id }, signal }),
    retry: false,
  })
  const mayDecide =
    canDecide && data?.outcome === null && !data.isOwnBrand && !data.isOwnDecision && data.claim?.isOwn !== false
  useReviewKeys(mayDecide && asked === null ? { a: () => setAsked('granted'), r: () => setAsked('rejected') } : {})
  return (
    <CaseFrame review={review} hasFailed={error !== null} onRetry={() => void refetch()}>
      {data && (
        <>
          <CaseHead
            title={`${t('notices.appeal')}${data.subject === '' ? '' : `: ${data.subject}`}`}
            sub={`${data.reference} · ${t('notices.appealAgainst', { reference: data.subjectReference })}`}
            claim={data.claim}
            isOwnBrand={data.isOwnBrand}
          />
          {data.isOwnDecision && (
            <p className="mt-3 rounded-control border border-signal px-4 py-3 text-14 font-[600]">
              {t('notices.ownDecision')}
            </p>
          )}
          <AppealFacts appeal={data} />
          {mayDecide && (
            <DecisionBar>
              <Button size="s" title={`${t('notices.grant')} (A)`} onClick={() => setAsked('granted')}>
                {t('notices.grant')}
              </Button>
              <Button tone="outline" size="s" title={`${t('notices.refuse')} (R)`} onClick={() => setAsked('rejected')}>
                {t('notices.refuse')}
              </Button>
            </DecisionBar>
          )}
          {asked && <AppealForm appeal={data} outcome={asked} review={review} onClose={() => setAsked(null)} />}
        </>
      )}
    </CaseFrame>
  )
}

function AppealFacts({ appeal }: { readonly appeal: AppealCase }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { about, text, createdAt, confirmedAt, report, target, canChange, outcome, answer, decidedAt } = appeal
  return (
    <div className="mt-5 flex max-w-prose flex-col gap-5">
      <p className="font-[650]">{t(`notices.about-${about}`)}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-2 text-14">
        <dt className="text-muted">{t('notices.appealAt')}</dt>
        <dd className="tabular">{moment(createdAt)}</dd>
        <dt className="text-muted">{t('notices.receipt')}</dt>
        <dd className="tabular">{confirmedAt ? moment(confirmedAt) : t('notices.receiptNone')}</dd>
      </dl>
      <FirstDecision appeal={appeal} />
      {report && (
        <section className="text-14">
          <h3 className="font-[700]">{t('notices.report')}</h3>
          <p className="mt-1 text-12 text-muted [overflow-wrap:anywhere]">{report.location}</p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{report.explanation}</p>
          {report.snapshot !== null && (
            <div className="mt-3">
              <Snapshot noticeId={report.id} text={report.snapshot} pictures={report.pictures} />
            </div>
          )}
        </section>
      )}
      {target && (
        <Link
          href={toAdmin('review', { type: target.type, id: target.id })}
          className={`self-start ${buttonLook('outline', 's')}`}
        >
          {t('review.noticeLook')}
        </Link>
      )}
      {outcome === null && (
        <p className="text-14 text-muted">{t(canChange ? `notices.grantWhat-${about}` : 'notices.grantNothing')}</p>
      )}
      {outcome && decidedAt && (
        <p className="rounded-control border border-line p-4 text-14 whitespace-pre-line">
          <strong className="font-[650]">
            {t(`notices.done-${outcome}`)}, {moment(decidedAt)}
          </strong>
          {`\n${answer}`}
        </p>
      )}
    </div>
  )
}

function FirstDecision({ appeal: { first } }: { readonly appeal: AppealCase }) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const day = first.at ? moment(first.at) : ''
  return (
    <section className="border-l-2 border-line pl-3 text-14">
      <h3 className="font-[700]">{t('notices.first')}</h3>
      <p className="text-12 text-muted">
        {first.isAutomated ? t('notices.firstMachine', { day }) : t('notices.firstBy', { name: first.by ?? '–', day })}
        {first.ground && ` · ${GROUNDS[first.ground].title[language]}`}
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{first.facts}</p>
    </section>
  )
}
