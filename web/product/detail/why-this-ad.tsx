import { CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Product } from '#contract/products.ts'
import { useSiteFacts } from '#web/api/site-facts.ts'
import { loadWords, useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { Link } from '#web/ui/page/link.tsx'

interface WhyThisAdProps {
  readonly product: Product & { readonly ad: NonNullable<Product['ad']> }
  /** Called when a link is followed, so that the layer around this line can close. */
  readonly onLeave: () => void
}

/** A line that opens who advertises, who pays and why this user sees it (Trust L04, DSA art. 26). */
export function WhyThisAd({ product, onLeave }: WhyThisAdProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={t('discovery.whyAd')}
      icon={<CircleHelp aria-hidden size={18} className="shrink-0" />}
      isOpen={isOpen}
      onChange={setOpen}
    >
      <Reasons product={product} />
      <p className="mt-3">
        <Link href={PATHS.ranking} onClick={onLeave} className="link inline-flex min-h-11 items-center text-14">
          {t('ui.howRanked')}
        </Link>
      </p>
    </Popover>
  )
}

/** Its texts are loaded when it is opened. */
function Reasons({ product }: Pick<WhyThisAdProps, 'product'>) {
  const { t } = useTranslation()
  const facts = useSiteFacts()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let isGone = false
    loadWords('reasons').then(
      () => !isGone && setLoaded(true),
      // Without a network: who advertises stands on the card already.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  if (!isLoaded) return <p className="text-14 text-muted">{product.brand.name}</p>
  return (
    <div role="status" className="[overflow-wrap:anywhere] hyphens-auto">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">{t('reasons.advertiser')}</dt>
        <dd className="font-[550]">{product.brand.name}</dd>
        <dt className="text-muted">{t('reasons.payer')}</dt>
        <dd className="font-[550]">{product.ad.payer}</dd>
      </dl>
      <p className="mt-3 font-[550]">{t('reasons.adWhy')}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        <li>{t('reasons.adFilters')}</li>
        <li>{t('reasons.adNew')}</li>
        <li>{t('reasons.adBid')}</li>
      </ul>
      {facts && (
        <p className="mt-3 text-14 text-muted">
          {t('reasons.adNot', { impressions: facts.ranking.promotedTimes, days: facts.ranking.promotedDays })}
        </p>
      )}
    </div>
  )
}
