import { ListPlus } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS, to, toLogin } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'

/** For visitors: copying a shared list needs an account. */
export function KeepInvitation({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  return (
    <section className="flex max-w-md flex-col items-start gap-3 rounded-sheet bg-ink p-5 text-paper">
      <h2 className="headline text-22 uppercase">{t('boards.loginTitle')}</h2>
      <p>{t('boards.loginText', { name: PRODUCT.name })}</p>
      <Link href={toLogin(to(PATHS.sharedBoard, { token }))} className={buttonLook('volt')}>
        <ListPlus aria-hidden size={20} />
        {t('boards.login')}
      </Link>
    </section>
  )
}
