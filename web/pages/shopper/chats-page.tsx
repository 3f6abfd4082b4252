import { toNewChat } from '#web/features/chat/chat-place.ts'
import { ShopperList } from '#web/features/chat/shopper-list.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'

/** Product 12: the conversations of everybody who is signed in. */
export function Page() {
  const { t } = useTranslation()
  const write = (
    <Link href={toNewChat(null)} className={buttonLook('outline', 's')}>
      {t('chat.writeSupport')}
    </Link>
  )
  return (
    <PageFrame title={t('chat.title')} before={<BackButton fallback={PATHS.profile} />}>
      <ShopperList action={write} />
    </PageFrame>
  )
}
