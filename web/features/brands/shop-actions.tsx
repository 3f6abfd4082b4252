import { EyeOff, Layers, MessageCircle, Undo2 } from 'lucide-react'
import type { BrandShop } from '#contract/brands.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { ShareButton } from '#web/ui/buttons/share-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useBrandTie } from './brand-tie.ts'
import { FollowButton } from './follow-button.tsx'

interface ShopActionsProps {
  readonly brand: BrandShop
  /** The brand was hidden or shown again: the deck must be dealt again. */
  readonly onHidden: () => void
}

/** For members: swipe the shop, follow, hide and share it. */
export function ShopActions({ brand, onHidden }: ShopActionsProps) {
  const { t } = useTranslation()
  const { isBusy, set } = useBrandTie(brand, onHidden)
  const Icon = brand.isHidden ? Undo2 : EyeOff
  return (
    <>
      {brand.products > 0 && (
        <Link
          href={to(PATHS.discovery, undefined, { brand: brand.id })}
          className={classes(buttonLook('volt'), 'w-full sm:w-auto')}
        >
          <Layers aria-hidden size={20} />
          {brand.theme?.button || t('brands.swipe')}
        </Link>
      )}
      {!brand.isHidden && <FollowButton brand={brand} className="max-sm:flex-1" />}
      {/* On a phone, following is a button with text and hiding an icon. */}
      <Button
        tone="outline"
        busy={isBusy}
        aria-pressed={brand.isHidden}
        onClick={() => set('hide', !brand.isHidden)}
        className={brand.isHidden ? 'max-sm:flex-1' : 'max-sm:px-4!'}
      >
        {!isBusy && <Icon aria-hidden size={18} />}
        <span className={brand.isHidden ? '' : 'max-sm:sr-only'}>
          {t(brand.isHidden ? 'brands.unhide' : 'brands.hide')}
        </span>
      </Button>
      <Link
        href={to(PATHS.chat, { conversationId: 'new' }, { brand: brand.id })}
        className={classes(buttonLook('outline'), 'max-sm:px-4!')}
      >
        <MessageCircle aria-hidden size={18} />
        <span className="max-sm:sr-only">{t('discovery.writeMessage')}</span>
      </Link>
      <ShareButton label={t('brands.share')} title={brand.name} path={to(PATHS.shop, { brandId: brand.id })} />
    </>
  )
}
