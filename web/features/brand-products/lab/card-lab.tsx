import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type CSSProperties, useId, useRef, useState } from 'react'
import type { Product } from '#contract/products.ts'
import type { Timezone } from '#contract/vocabulary.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { CardEdge, ProductCard } from '#web/product/product-card.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useBackCloses } from '#web/ui/overlays/use-back-closes.ts'
import { OWN_PRODUCTS } from '../own-products-key.ts'
import { tooMuchCut, useCardFacts } from './use-card-facts.ts'
import './card-lab.css'

interface CardLabProps {
  readonly product: Product
  readonly timezone: Timezone
}

/** Widths of the card on a small phone, a usual one, and a computer. */
const DEVICES = [
  { id: 'small', width: 296 },
  { id: 'phone', width: 366 },
  { id: 'desktop', width: 440 },
] as const

/** The real card on three devices, between two others, with what does not fit. */
export function CardLab({ product, timezone }: CardLabProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useBackCloses(isOpen, close)
  return (
    <>
      <Button tone="outline" size="s" disabled={product.media.length === 0} onClick={() => setOpen(true)}>
        {t('products.lab')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('products.labTitle')}
        description={t('products.labText')}
        className="max-w-6xl!"
      >
        <Devices product={product} timezone={timezone} />
      </Dialog>
    </>
  )
}

function Devices({ product, timezone }: CardLabProps) {
  const { data } = useQuery({
    queryKey: [...OWN_PRODUCTS, 'cards'],
    queryFn: ({ signal }) => call('GET /api/brand/products/cards', { signal }),
  })
  const [before, after] = (data ?? []).filter(({ id, media }) => id !== product.id && media.length > 0)
  return (
    <>
      <PictureCut product={product} />
      <ul className="mt-5 flex flex-wrap justify-center gap-x-8 gap-y-10">
        {DEVICES.map((device) => (
          <Device key={device.id} device={device} product={product} neighbours={[before, after]} timezone={timezone} />
        ))}
      </ul>
    </>
  )
}

const cardWidth = (width: number) => ({ '--card-width': `${width}px` }) as CSSProperties

interface DeviceProps extends CardLabProps {
  readonly device: (typeof DEVICES)[number]
  readonly neighbours: readonly [Product | undefined, Product | undefined]
}

function Device({ device: { id, width }, product, neighbours: [before, after], timezone }: DeviceProps) {
  const { t } = useTranslation()
  const heading = useId()
  const card = useRef<HTMLDivElement>(null)
  const facts = useCardFacts(card, product)
  const problems = facts && [
    facts.isNameCut && t('products.labNameCut'),
    facts.coversPicture && t('products.labTextTall'),
    facts.hasLowContrast && t('products.labTextContrast'),
    facts.isFaint && t('products.labFaint'),
  ]
  const found = problems?.filter((problem) => problem !== false) ?? []
  return (
    <li className="flex w-full max-w-78 flex-col gap-3">
      <h3 className="text-14 font-[650]">{t(`products.lab-${id}`, { width: String(width) })}</h3>
      {/* Nothing in it can be used: it only shows. */}
      <div inert className="lab-strip">
        <div className="lab-cards" style={cardWidth(width)}>
          <Neighbour product={before} timezone={timezone} headingId={`${heading}-before`} />
          <div ref={card} className="lab-card">
            <ProductCard product={product} headingId={`${heading}-card`} timezone={timezone} />
          </div>
          <Neighbour product={after} timezone={timezone} headingId={`${heading}-after`} />
        </div>
      </div>
      {found.length > 0 ? (
        <ul className="flex flex-col gap-1.5">
          {found.map((problem) => (
            <Warning key={problem} text={problem} />
          ))}
        </ul>
      ) : (
        facts && <p className="text-14 text-muted">{t('products.labGood')}</p>
      )}
    </li>
  )
}

interface NeighbourProps extends Pick<CardLabProps, 'timezone'> {
  readonly product: Product | undefined
  readonly headingId: string
}

/** Another card, or the outline of one for a brand's first product. */
function Neighbour({ product, timezone, headingId }: NeighbourProps) {
  return (
    <div className="lab-card">
      {product ? <ProductCard product={product} headingId={headingId} timezone={timezone} /> : <CardEdge />}
    </div>
  )
}

/** The same on every device: cards have one ratio. */
function PictureCut({ product }: Pick<CardLabProps, 'product'>) {
  const { t } = useTranslation()
  const cut = tooMuchCut(product)
  if (!cut) return null
  const percent = Math.round(cut.share * 100)
  return (
    <ul className="mt-4">
      <Warning text={cut.from === 'sides' ? t('products.labSides', { percent }) : t('products.labEnds', { percent })} />
    </ul>
  )
}

const Warning = ({ text }: { readonly text: string }) => (
  <li className="flex items-start gap-2 text-14">
    <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
    {text}
  </li>
)
