import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { REVIEW } from '#contract/moderation.limits.ts'
import { type Answer, call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { CaseFrame, CaseHead } from './case-frame.tsx'
import { stateLabel } from './field-labels.ts'
import { FactsField, NoteField } from './reason-fields.tsx'
import type { Review } from './use-review.ts'

type Dispute = Answer<'GET /api/staff/domains/{id}'>
type Claim = Dispute['claims'][number]

interface DomainDisputeProps {
  readonly id: string
  readonly review: Review
  readonly canDecide: boolean
}

/** A domain that several brands have proven: their proofs side by side, and who gets it. */
export function DomainDispute({ id, review, canDecide }: DomainDisputeProps) {
  const { t } = useTranslation()
  const [winner, setWinner] = useState<Claim | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/staff/review', 'domain', id],
    queryFn: ({ signal }) => call('GET /api/staff/domains/{id}', { params: { id }, signal }),
    retry: false,
  })
  const mayDecide = canDecide && data?.isOwnBrand === false && data.claim?.isOwn !== false
  return (
    <CaseFrame review={review} hasFailed={error !== null} onRetry={() => void refetch()}>
      {data && (
        <>
          <CaseHead title={data.domain} sub={t('review.disputeText')} claim={data.claim} isOwnBrand={data.isOwnBrand} />
          <ul className="mt-5 grid gap-4 xl:grid-cols-2">
            {data.claims.map((claim) => (
              <li
                key={claim.brandId}
                className="min-w-0 rounded-sheet border border-line bg-surface p-5 [overflow-wrap:anywhere]"
              >
                <ClaimFacts claim={claim} />
                {mayDecide && (
                  <Button tone="outline" size="s" onClick={() => setWinner(claim)} className="mt-4 w-full">
                    {t('review.awardHere')}
                    <span className="sr-only">: {claim.brand}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {winner && <Settlement dispute={data} winner={winner} review={review} onClose={() => setWinner(null)} />}
        </>
      )}
    </CaseFrame>
  )
}

function ClaimFacts({ claim }: { readonly claim: Claim }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { brandId, brand, status, company, website, method, claimedAt, provenAt, disputedAt, products } = claim
  const proof = provenAt ?? disputedAt
  const facts = [
    [t('review.claimState'), t(disputedAt ? 'review.claimSecond' : 'review.claimFirst')],
    [t('review.claimProof'), `${t(`review.proof-${method ?? 'none'}`)}${proof ? `, ${moment(proof)}` : ''}`],
    [t('review.claimSince'), moment(claimedAt)],
    [t('review.field-company'), company ?? t('review.none')],
    [t('review.field-website'), website ?? t('review.none')],
    [t('review.claimProducts'), String(products)],
  ] as const
  return (
    <>
      <h3 className="text-18 font-[700]">
        <Link href={toAdmin('review', { type: 'brand', id: brandId })} className="link">
          {brand}
        </Link>{' '}
        <span className="text-14 font-normal text-muted">{stateLabel(status, t)}</span>
      </h3>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-2 text-14">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface SettlementProps {
  readonly dispute: Dispute
  readonly winner: Claim
  readonly review: Review
  readonly onClose: () => void
}

function Settlement({ dispute: { id, domain, revision }, winner, review, onClose }: SettlementProps) {
  const { t } = useTranslation()
  const [facts, setFacts] = useState('')
  const [note, setNote] = useState('')
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isComplete = facts.trim().length >= REVIEW.factsMin
  const send = async () => {
    setTried(true)
    if (!isComplete || isBusy) return
    setBusy(true)
    try {
      const { reference } = await call('POST /api/staff/domains/{id}/settlement', {
        params: { id },
        body: { brandId: winner.brandId, revision, facts, note },
      })
      showToast({ title: t('review.done-dispute'), text: t('review.doneText', { name: domain, reference }) })
      onClose()
      await review.takeNext()
    } catch (error) {
      showFailure(error, t, t('review.failed'))
    } finally {
      setBusy(false)
    }
  }
  const hint = t('review.disputeFactsHint', { least: REVIEW.factsMin })
  return (
    <Sheet
      open
      onClose={onClose}
      side="right"
      title={t('review.award', { brand: winner.brand })}
      footer={
        <Button busy={isBusy} onClick={() => void send()} className="flex-1">
          {t('review.settle')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <FactsField
          label={t('review.disputeFacts')}
          value={facts}
          onChange={setFacts}
          hint={hint}
          error={hasTried && !isComplete ? hint : undefined}
        />
        <NoteField value={note} onChange={setNote} />
      </div>
    </Sheet>
  )
}
