import { Layers, X } from 'lucide-react'
import { useSpeech } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'

interface ShopDeckProps {
  readonly brandId: string
  readonly name: string
}

/** Above the cards of a shop: whose they are, and the way back to all brands. */
export function ShopDeckNote({ brandId, name }: ShopDeckProps) {
  const { t } = useSpeech()
  return (
    <p className="mx-auto mb-2 flex max-w-full items-center gap-1 rounded-pill bg-ink pl-4 text-14 font-[650] text-paper">
      <Link href={to(PATHS.shop, { brandId })} className="min-w-0 truncate py-2 hover:underline">
        {t('discovery.shopDeckOf', { brand: name })}
      </Link>
      <Link
        href={PATHS.discovery}
        aria-label={t('discovery.shopDeckLeave')}
        title={t('discovery.shopDeckLeave')}
        className="flex size-10 shrink-0 items-center justify-center rounded-pill"
      >
        <X aria-hidden size={18} />
      </Link>
    </p>
  )
}

/** After the last card of a shop. */
export function ShopDeckEnd({ brandId, name }: ShopDeckProps) {
  const { t } = useSpeech()
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
