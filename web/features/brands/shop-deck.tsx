import { Layers, X } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { useBrand } from './use-brand.ts'

export interface ShopDeckProps {
  readonly brandId: string
  /** Above the cards of a shop, or after the last one. */
  readonly place: 'above' | 'end'
}

/** "Swipe this shop": the note above the cards of one brand, or the end after the last card. */
export function ShopDeck({ brandId, place }: ShopDeckProps) {
  const name = useBrand(brandId).data?.name ?? ''
  return place === 'above' ? <Note brandId={brandId} name={name} /> : <End brandId={brandId} name={name} />
}

interface WordsProps {
  readonly brandId: string
  readonly name: string
}

/** Names the brand, with a link back to the user's deck. */
function Note({ brandId, name }: WordsProps) {
  const { t } = useTranslation()
  return (
    <p className="mx-auto mb-2 flex max-w-full items-center gap-1 rounded-pill bg-ink pl-4 text-14 font-[650] text-paper">
      <Link href={to(PATHS.shop, { brandId })} className="min-w-0 truncate py-3 hover:underline">
        {t('discovery.shopDeckOf', { brand: name })}
      </Link>
      <Link
        href={PATHS.discovery}
        aria-label={t('discovery.shopDeckLeave')}
        title={t('discovery.shopDeckLeave')}
        className="flex size-11 shrink-0 items-center justify-center rounded-pill"
      >
        <X aria-hidden size={18} />
      </Link>
    </p>
  )
}

function End({ brandId, name }: WordsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        icon={<Layers size={34} />}
        title={t('discovery.shopDeckEnd')}
        text={t('discovery.shopDeckEndText', { brand: name })}
      >
        <Link href={PATHS.discovery} className={buttonLook('volt')}>
          {t('discovery.shopDeckLeave')}
        </Link>
        <Link href={to(PATHS.shop, { brandId })} className={buttonLook('outline')}>
          {t('discovery.shopDeckBack')}
        </Link>
      </EmptyState>
    </div>
  )
}
