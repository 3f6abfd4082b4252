import { Layers, Plus } from 'lucide-react'
import type { BrandShop } from '#contract/brands.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to, toLogin } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { ShareButton } from '#web/ui/buttons/share-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/page/link.tsx'

/** Swiping and following need an account: they lead to the login, and from there to the cards or back to this shop. */
export function VisitorActions({ brand }: { readonly brand: BrandShop }) {
  const { t } = useTranslation()
  const path = to(PATHS.shop, { brandId: brand.id })
  return (
    <>
      {brand.products > 0 && (
        <Link
          href={toLogin(to(PATHS.discovery, undefined, { brand: brand.id }))}
          className={classes(buttonLook('volt'), 'w-full sm:w-auto')}
        >
          <Layers aria-hidden size={20} />
          {brand.theme?.button || t('brands.swipe')}
        </Link>
      )}
      <Link
        href={toLogin(path)}
        aria-label={t('brands.followOf', { brand: brand.name })}
        className={classes(buttonLook('solid'), 'max-sm:flex-1')}
      >
        <Plus aria-hidden size={18} />
        {t('brands.follow')}
      </Link>
      <ShareButton label={t('brands.share')} title={brand.name} path={path} />
    </>
  )
}
