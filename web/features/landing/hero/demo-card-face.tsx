import { formatPrice } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { DemoCard } from './demo-cards.ts'

interface DemoCardFaceProps {
  readonly card: DemoCard
  /** Visible when the page opens: loaded first. */
  readonly isUrgent: boolean
}

/** The content of a card: the picture, and brand, name and price on a scrim. */
export function DemoCardFace({ card, isUrgent }: DemoCardFaceProps) {
  const { language } = useTranslation()
  return (
    <>
      <img
        src={card.picture}
        alt=""
        width={540}
        height={720}
        draggable={false}
        decoding="async"
        fetchPriority={isUrgent ? 'high' : 'low'}
        loading={isUrgent ? 'eager' : 'lazy'}
        className="size-full object-cover select-none"
      />
      <span className="absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-black/85 via-black/55 to-transparent px-5 pt-16 pb-5 text-left text-bone">
        <span className="text-14 font-[550]">{card.brand}</span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-18 leading-6 font-[750]">{card.name}</span>
          <span className="tabular text-18 leading-6 font-[750] whitespace-nowrap">
            {formatPrice(card.euros, language)}
          </span>
        </span>
      </span>
    </>
  )
}
