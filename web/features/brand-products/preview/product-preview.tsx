import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Descriptions } from '#web/product/detail/descriptions.tsx'
import { Gallery } from '#web/product/detail/gallery.tsx'
import { PriceLine } from '#web/product/price-line.tsx'
import { ProductBadges } from '#web/product/product-badges.tsx'
import { ProductCard } from '#web/product/product-card.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { CardLab } from '../lab/card-lab.tsx'
import './product-preview.css'

const WIDTHS = ['320', '390', '440'] as const
type Width = (typeof WIDTHS)[number]

interface ProductPreviewProps {
  readonly product: Product
  readonly timezone: Timezone
}

/** The product as shoppers see it, with the components of the deck: card and detail, three widths, both colour modes. */
export function ProductPreview({ product, timezone }: ProductPreviewProps) {
  const { t } = useTranslation()
  const [view, setView] = useState<'card' | 'detail'>('card')
  const [width, setWidth] = useState<Width>('390')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  return (
    <section aria-label={t('products.preview')} className="flex flex-col-reverse gap-4 lg:flex-col">
      <div className="grid gap-3 [grid-template-columns:repeat(auto-fit,minmax(9rem,1fr))]">
        <Segmented
          label={t('products.view')}
          value={view}
          options={[
            { value: 'card', label: t('products.card') },
            { value: 'detail', label: t('products.detail') },
          ]}
          onChange={setView}
        />
        <Segmented
          label={t('products.colours')}
          value={scheme}
          options={[
            { value: 'light', label: t('products.light') },
            { value: 'dark', label: t('products.dark') },
          ]}
          onChange={setScheme}
        />
        <Segmented
          label={t('products.width')}
          value={width}
          options={WIDTHS.map((value) => ({ value, label: value }))}
          onChange={setWidth}
        />
      </div>
      {/* Nothing in it can be used: it only shows. */}
      <div
        inert
        data-scheme={scheme}
        data-testid="preview"
        className="preview-frame mx-auto max-w-full overflow-hidden rounded-card bg-paper text-ink ring-1 ring-line"
        style={{ width: `${width}px` }}
      >
        {view === 'card' ? (
          <div className="p-3">
            <div className="preview-card">
              <ProductCard product={product} headingId="preview-card" timezone={timezone} />
              {product.media.length === 0 && <NoPicture />}
            </div>
          </div>
        ) : (
          <Detail product={product} timezone={timezone} />
        )}
      </div>
      <CardLab product={product} timezone={timezone} />
    </section>
  )
}

/** In the space of the picture: without one the product stays a draft. */
function NoPicture() {
  const { t } = useTranslation()
  return (
    <p className="absolute inset-x-6 top-[24%] flex flex-col items-center gap-3 text-center text-14 text-muted">
      <ImageOff aria-hidden size={32} />
      {t('products.noPictureYet')}
    </p>
  )
}

function Detail({ product, timezone }: ProductPreviewProps) {
  const { t } = useTranslation()
  return (
    <div className="preview-detail bg-surface">
      {product.media.length > 0 && <Gallery key={product.media.length} media={product.media} />}
      <div className="flex flex-col gap-5 p-6">
        <div>
          <ProductBadges product={product} timezone={timezone} />
          <p className="text-14 font-[700] tracking-[0.08em] text-muted uppercase">{product.brand.name}</p>
          <h2 className="headline mt-1 text-28 [overflow-wrap:anywhere] hyphens-auto">{product.name}</h2>
          <PriceLine product={product} className="text-22" />
          <p className="mt-1 text-14 text-muted">
            {product.shipping ? t('discovery.taxesAnd', { shipping: product.shipping }) : t('discovery.taxes')}
          </p>
        </div>
        <Descriptions product={product} />
      </div>
    </div>
  )
}
