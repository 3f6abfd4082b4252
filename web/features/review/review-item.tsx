import { useState } from 'react'
import { companyPartsIn, type Decision, isRestriction } from '#contract/moderation.limits.ts'
import { call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shortDay } from '#web/i18n/day-labels.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Picture } from '#web/ui/marks/picture.tsx'
import { CaseFrame, CaseHead, DecisionBar } from './case-frame.tsx'
import { DecisionForm, type Reasons } from './decision-form.tsx'
import { stateLabel } from './field-labels.ts'
import { ItemFields } from './item-fields.tsx'
import { ItemSide } from './item-side.tsx'
import { type Item, type Review, useItem } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewItemProps {
  readonly target: Pick<Item, 'type' | 'id'>
  readonly review: Review
  readonly canDecide: boolean
}

/** One brand or product with everything that a decision needs. */
export function ReviewItem({ target, review, canDecide }: ReviewItemProps) {
  const { data, error, refetch } = useItem(target)
  return (
    <CaseFrame review={review} hasFailed={error !== null} onRetry={() => void refetch()}>
      {data && <Loaded key={data.id} item={data} review={review} canDecide={canDecide} />}
    </CaseFrame>
  )
}

interface LoadedProps {
  readonly item: Item
  readonly review: Review
  readonly canDecide: boolean
}

function Loaded({ item, review, canDecide }: LoadedProps) {
  const { t, language } = useTranslation()
  const sub = [
    t(`review.type-${item.type}`),
    ...(item.type === 'product' ? [item.brand] : []),
    stateLabel(item.state, t),
    ...(item.suspendedUntil ? [t('review.suspendedUntil', { day: shortDay(item.suspendedUntil, language) })] : []),
  ]
  // Without the claim the decision would be refused: no reasons are asked for in vain.
  const mayDecide = canDecide && item.claim?.isOwn !== false
  const { asked, isBusy, needsPassword, ask, send, close } = useDecision(item, review, mayDecide)
  return (
    <>
      <CaseHead title={item.name} sub={sub.join(' · ')} claim={item.claim} isOwnBrand={item.isOwnBrand} />
      {item.missing.length > 0 && (
        <p className="mt-3 rounded-control border border-signal px-4 py-3 text-14 font-[600]">
          {t('review.missing', { parts: companyPartsIn(language, item.missing) })}
        </p>
      )}
      <div className="mt-5 grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Pictures label={t(`review.newPictures-${item.type}`)} pictures={item.newPictures} isTitled />
          <Pictures label={t('review.pictures')} pictures={item.pictures} isTitled={item.newPictures.length > 0} />
          <ItemFields fields={item.fields} />
        </div>
        <ItemSide item={item} />
      </div>
      {mayDecide && item.possible.length > 0 && (
        <DecisionBar>
          {item.possible.map((decision) => (
            <Button
              key={decision}
              tone={decision === 'approve' || decision === 'reverse' ? 'solid' : 'outline'}
              size="s"
              busy={isBusy}
              aria-keyshortcuts={KEYS[decision]}
              title={KEYS[decision] && `${t(`review.${decision}`)} (${KEYS[decision]})`}
              onClick={() => ask(decision)}
            >
              {t(`review.${decision}`)}
            </Button>
          ))}
        </DecisionBar>
      )}
      {asked && (
        <DecisionForm
          item={item}
          decision={asked}
          isBusy={isBusy}
          needsPassword={needsPassword}
          onSend={send}
          onClose={close}
        />
      )}
    </>
  )
}

interface PicturesProps {
  readonly label: string
  readonly pictures: Item['pictures']
  readonly isTitled: boolean
}

function Pictures({ label, pictures, isTitled }: PicturesProps) {
  if (pictures.length === 0) return null
  return (
    <div className="mb-5">
      {isTitled && <h3 className="mb-2 text-14 font-[600]">{label}</h3>}
      <ul aria-label={label} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.base}>
            <Picture source={picture} sizes="10rem" className="aspect-4/5 w-full rounded-control object-cover" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Product 14: A, R, C. */
const KEYS: Readonly<Partial<Record<Decision, string>>> = { approve: 'A', reject: 'R', request_changes: 'C' }

/** Approves at once; asks for the reasons of everything else. Afterwards the next item is taken. */
function useDecision(item: Item, review: Review, canDecide: boolean) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Decision | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [needsPassword, setNeedsPassword] = useState(false)
  const decide = async (decision: Decision, reasons: Reasons) => {
    if (isBusy) return
    setBusy(true)
    try {
      const { type, id, revision } = item
      const { reference } = await call('POST /api/staff/review/{type}/{id}/decisions', {
        params: { type, id },
        body: { decision, revision, ...reasons },
      })
      showToast({ title: t(`review.done-${decision}`), text: t('review.doneText', { name: item.name, reference }) })
      setAsked(null)
      await review.takeNext()
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'accounts.reauth') setNeedsPassword(true)
      else showFailure(error, t, t('review.failed'))
    } finally {
      setBusy(false)
    }
  }
  const ask = (decision: Decision) => {
    if (!canDecide || !item.possible.includes(decision)) return
    if (isRestriction(decision) || decision === 'reverse') setAsked(decision)
    else void decide(decision, { facts: '', note: '' })
  }
  useReviewKeys({ a: () => ask('approve'), r: () => ask('reject'), c: () => ask('request_changes') })
  return {
    asked,
    isBusy,
    needsPassword,
    ask,
    send: (reasons: Reasons) => asked && void decide(asked, reasons),
    close: () => setAsked(null),
  }
}
