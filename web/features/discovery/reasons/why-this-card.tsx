import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Timezone } from '#contract/vocabulary.ts'
import { type Answer, call } from '#web/api/call.ts'
import { useIsOnline } from '#web/device/network.ts'
import { loadWords, useTranslation } from '#web/i18n/language.ts'
import { PATHS, toOrderSetting } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { proofOf, reasonSentence } from './reason-sentence.ts'

type CardReasons = Answer<'GET /api/products/{id}/reasons'>

const LINK = 'link inline-flex min-h-11 items-center text-14'

interface WhyThisCardProps {
  readonly productId: string
  readonly timezone: Timezone
  /** Called when a link is followed, so that the layer around this line can close. */
  readonly onLeave: () => void
}

/** A line that opens the reasons why this product is in the deck (Trust L04 to L06). */
export function WhyThisCard({ productId, timezone, onLeave }: WhyThisCardProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={t('discovery.why')}
      icon={<CircleHelp aria-hidden size={18} className="shrink-0" />}
      isOpen={isOpen}
      onChange={setOpen}
    >
      <Reasons productId={productId} timezone={timezone} />
      <p className="mt-3 flex flex-wrap gap-x-6">
        <Link href={toOrderSetting()} onClick={onLeave} className={LINK}>
          {t('discovery.whySetting')}
        </Link>
        <Link href={PATHS.ranking} onClick={onLeave} className={LINK}>
          {t('ui.howRanked')}
        </Link>
      </p>
    </Popover>
  )
}

/** Requested on each opening, because the taste changes with each swipe; loads the texts in parallel. */
async function fetchReasons(id: string, signal: AbortSignal): Promise<CardReasons> {
  const asked = call('GET /api/products/{id}/reasons', { params: { id }, signal })
  const [reasons] = await Promise.all([asked, loadWords('reasons', 'garments', 'looks')])
  return reasons
}

function Reasons({ productId, timezone }: Omit<WhyThisCardProps, 'onLeave'>) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const query = useQuery({
    queryKey: ['/api/products/{id}/reasons', productId],
    queryFn: ({ signal }) => fetchReasons(productId, signal),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <div role="status">
      {query.isPending && <Waiting />}
      {query.isError && (
        <Failed text={t(isOnline ? 'discovery.whyFailed' : 'discovery.whyOffline')}>
          {isOnline && (
            <Button tone="outline" size="s" onClick={() => void query.refetch()}>
              {t('ui.retry')}
            </Button>
          )}
        </Failed>
      )}
      {query.data && <ReasonList answer={query.data} timezone={timezone} />}
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <>
      <span className="sr-only">{t('discovery.whyWaiting')}</span>
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="mt-2 h-5 w-1/2" />
    </>
  )
}

function Failed({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-14 text-muted">{text}</p>
      {children}
    </div>
  )
}

interface ReasonListProps {
  readonly answer: CardReasons
  readonly timezone: Timezone
}

function ReasonList({ answer: { personalised, reasons }, timezone }: ReasonListProps) {
  const { t, language } = useTranslation()
  const reader = { t, language, timezone }
  return (
    <>
      {!personalised && <p className="mb-2 text-14 text-muted">{t('discovery.plainOrder')}</p>}
      {reasons.length === 0 && <p>{t('discovery.whyNone')}</p>}
      <ul className="flex flex-col gap-2">
        {reasons.map((reason) => {
          const sentence = reasonSentence(reason, reader, personalised, Date.now())
          const proof = proofOf(reason, t)
          return (
            <li key={sentence} className="[overflow-wrap:anywhere] hyphens-auto">
              <span className="font-[550]">{sentence}</span>
              {proof && <span className="block text-14 text-muted">{proof}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
