import { useEffect, useRef, useState } from 'react'
import type { BrandProductRow } from '#contract/brand-products.ts'
import { PRICE_FROM } from '#contract/price.ts'
import { saveFile } from '#web/api/download.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { fileName } from '#web/device/file-name.ts'
import { formatReleaseDate } from '#web/i18n/dates.ts'
import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { drawStory, STORY, type StoryTexts } from './story-picture.ts'

interface StorySheetProps {
  readonly row: BrandProductRow | null
  readonly brand: string
  readonly onClose: () => void
}

/** A picture of a product for stories, made in the browser. */
export function StorySheet({ row, brand, onClose }: StorySheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={row !== null} onClose={onClose} side="bottom" title={t('products.story')}>
      {row && <Story key={row.id} row={row} brand={brand} />}
    </Sheet>
  )
}

type State = 'drawing' | 'ready' | 'failed'

function Story({ row, brand }: { readonly row: BrandProductRow; readonly brand: string }) {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<State>('drawing')
  const texts = useTexts(row, brand)
  const { picture } = row
  const [drawn] = useState({ picture, texts })
  useEffect(() => {
    const { current } = canvas
    if (!current || !drawn.picture) return
    drawStory(current, drawn.picture, drawn.texts).then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }, [drawn])
  const save = () =>
    canvas.current?.toBlob(
      (blob) => (blob ? saveFile(blob, `${fileName(row.name)}-story.jpg`) : setState('failed')),
      'image/jpeg',
      0.92,
    )
  return (
    <div className="flex flex-col items-center gap-4 low:flex-row low:justify-center">
      <canvas
        ref={canvas}
        role="img"
        aria-label={[brand, row.name, texts.price].filter(Boolean).join(', ')}
        className="max-h-[55dvh] max-w-full rounded-control bg-black"
        style={{ aspectRatio: STORY.width / STORY.height }}
      />
      <div className="flex flex-col items-center gap-4">
        {state === 'failed' ? (
          <p role="alert" className="text-14">
            {t('products.storyFailed')}
          </p>
        ) : (
          <p className="text-14 text-muted">{t('products.storyHint')}</p>
        )}
        <Button tone="volt" busy={state === 'drawing'} disabled={state === 'failed'} onClick={save}>
          {t('products.storySave')}
        </Button>
      </div>
    </div>
  )
}

function useTexts(row: BrandProductRow, brand: string): StoryTexts {
  const { t, language } = useTranslation()
  const cents = row.salePriceCents ?? row.priceCents
  const price = cents === null ? null : formatPrice(cents / 100, language)
  const timezone = useTimezone()
  const day = (moment: string) => formatReleaseDate(moment, timezone)
  const release = row.releaseAt
  return {
    brand,
    name: row.name,
    price: price && (row.isPriceFrom ? `${PRICE_FROM[language]} ${price}` : price),
    note: t('products.storyNote', { date: day(new Date().toISOString()) }),
    drop: release && Date.parse(release) > Date.now() ? t('products.storyDrop', { date: day(release) }) : null,
    product: PRODUCT.name,
  }
}
