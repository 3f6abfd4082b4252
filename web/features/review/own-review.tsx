import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { GROUNDS, type GroundKey, isRestriction } from '#contract/moderation.limits.ts'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/api/session.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatNearDay } from '#web/i18n/recent-moment.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Link } from '#web/ui/page/link.tsx'

interface OwnReviewProps {
  readonly canSubmit: boolean
  /** After the state of the brand has changed. */
  readonly onChanged: () => Promise<void>
}

/** Where in the settings the brand changes what was found; elsewhere its profile. */
const PARTS: Readonly<Partial<Record<GroundKey, string>>> = {
  'company-data': 'company',
  'business-only': 'company',
  domain: 'domains',
}

const KEY = ['/api/brand/review'] as const

/** For a brand that is not public: its place in the queue, or what was decided and how to go on. */
export function OwnReview({ canSubmit, onChanged }: OwnReviewProps) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const timezone = useSession()?.preferredTimezone ?? DEFAULT_TIMEZONE
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /api/brand/review', { signal }) })
  if (!data || data.status === 'approved') return null
  const { status, place, expectedAt, statement } = data
  const shown = statement && isRestriction(statement.decision) ? statement : null
  const placeText = (at: number, until: string) =>
    Date.parse(until) < Date.now()
      ? t('review.placeLate', { place: at })
      : t('review.place', { place: at, day: formatNearDay(until, language, timezone) })
  const resubmit = async () => {
    setBusy(true)
    try {
      client.setQueryData(KEY, await call('POST /api/brand/review', { body: {} }))
      await onChanged()
      showToast({ title: t('review.resubmitted'), text: t('review.resubmittedText') })
    } catch (error) {
      showFailure(error, t, t('review.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="mb-8 flex flex-col gap-3">
      {place !== null && expectedAt && <p className="tabular text-14">{placeText(place, expectedAt)}</p>}
      {shown && status !== 'pending_review' && (
        <>
          <h2 className="text-18 font-[700]">
            {t('review.statement', { reference: shown.reference, day: moment(shown.decidedAt) })}
          </h2>
          <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{shown.facts}</p>
          <p className="text-14 text-muted">
            {shown.ground && `${GROUNDS[shown.ground].title[language]}. `}
            {t(shown.isAutomated ? 'review.byMachine' : 'review.byPerson')}
          </p>
          <div className="flex flex-wrap gap-3">
            {status === 'changes_requested' && canSubmit && (
              <Link
                href={to(PATHS.settings, undefined, { part: shown.ground ? PARTS[shown.ground] : undefined })}
                className={buttonLook('outline', 's')}
              >
                {t('review.toSettings')}
              </Link>
            )}
            {status === 'changes_requested' && canSubmit && (
              <Button size="s" busy={isBusy} onClick={() => void resubmit()}>
                {t('review.resubmit')}
              </Button>
            )}
            <Link
              href={to(PATHS.contact, undefined, { reference: shown.reference })}
              className={buttonLook('outline', 's')}
            >
              {t('review.appeal')}
            </Link>
          </div>
        </>
      )}
    </section>
  )
}
