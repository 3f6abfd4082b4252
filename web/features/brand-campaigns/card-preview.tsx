import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { BoostableProduct } from '#contract/campaigns.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { ProductCard } from '#web/product/product-card.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useCard } from './use-campaigns.ts'
import './card-preview.css'

interface CardPreviewProps {
  /** Those that can be promoted are shown. */
  readonly products: readonly BoostableProduct[]
  readonly timezone: Timezone
}

/** The card as shoppers will see it, with its label (Decision 115). */
export function CardPreview({ products, timezone }: CardPreviewProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(0)
  const shown = products.filter(({ problem }) => problem === null)
  const at = Math.min(chosen, Math.max(0, shown.length - 1))
  const { data: card, isError } = useCard(shown[at]?.id ?? null)
  if (shown.length === 0 || isError) return null
  const step = (by: 1 | -1) => setChosen((at + by + shown.length) % shown.length)
  return (
    <section aria-label={t('campaigns.preview')}>
      <div className="mb-2 flex min-h-11 items-center justify-between">
        <h2 className="text-14 font-[600]">{t('campaigns.preview')}</h2>
        {shown.length > 1 && (
          <span className="flex items-center">
            <IconButton
              label={t('campaigns.previewBefore')}
              size={44}
              icon={<ArrowLeft aria-hidden size={18} />}
              onClick={() => step(-1)}
            />
            <span aria-live="polite" className="tabular text-14 text-muted">
              {t('campaigns.previewAt', { at: at + 1, of: shown.length })}
            </span>
            <IconButton
              label={t('campaigns.previewNext')}
              size={44}
              icon={<ArrowRight aria-hidden size={18} />}
              onClick={() => step(1)}
            />
          </span>
        )}
      </div>
      {/* It only shows: nothing in it can be used. */}
      <div inert className="campaign-card">
        {card ? (
          <ProductCard product={{ ...card, sponsored: true }} headingId="campaign-card" timezone={timezone} />
        ) : (
          <Skeleton className="h-full" />
        )}
      </div>
    </section>
  )
}
