import { useFollowedUnread } from '#web/api/live/use-followed-unread.ts'
import { useSession } from '#web/api/session.ts'
import { AccountCard } from '#web/features/accounts/profile/account-card.tsx'
import { DeleteAccount } from '#web/features/accounts/profile/delete-account.tsx'
import { DisplayCard } from '#web/features/accounts/profile/display-card.tsx'
import { LogoutButton } from '#web/features/accounts/profile/logout-button.tsx'
import { OrderCard } from '#web/features/accounts/profile/order-card.tsx'
import { PasswordCard } from '#web/features/accounts/profile/password-card.tsx'
import { PendingEmailCard } from '#web/features/accounts/profile/pending-email-card.tsx'
import { RecoveryCards } from '#web/features/accounts/profile/recovery-cards.tsx'
import { SessionsCard } from '#web/features/accounts/profile/sessions-card.tsx'
import { SettingsCard } from '#web/features/accounts/profile/settings-card.tsx'
import { UnreadAlertsCard } from '#web/features/chat/unread-alerts-card.tsx'
import { AskWhyCard } from '#web/features/discovery/passes/ask-why-card.tsx'
import { SizeCard } from '#web/features/discovery/sizes/size-card.tsx'
import { StyleCard } from '#web/features/discovery/style/style-card.tsx'
import { AlertsCard } from '#web/features/drops/alerts-card.tsx'
import { InstallCard } from '#web/features/install/install-card.tsx'
import { LegalLinks } from '#web/features/legal/legal-links.tsx'
import { CopyCard } from '#web/features/own-data/copy-card.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'
import { UnreadCount } from '#web/ui/marks/unread-count.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { PageFrame } from '#web/ui/page/page-frame.tsx'
import { NativeReminder } from './native-reminder.tsx'

/** Spec §2, profile. */
export function Page() {
  const { t } = useTranslation()
  const user = useSession()
  const unread = useFollowedUnread()?.unread ?? 0
  if (!user) return null
  return (
    <PageFrame title={t('profile.title')} before={<BackButton fallback={PATHS.home} />}>
      <div className="flex flex-col gap-4">
        {user.userType === 'brand' && <RecoveryCards />}
        <AccountCard user={user} />
        <SettingsCard user={user} />
        {user.pendingEmail && <PendingEmailCard key={user.pendingEmail} email={user.pendingEmail} />}
        <OrderCard user={user} />
        <StyleCard user={user} />
        <SizeCard />
        <AskWhyCard />
        <UnreadAlertsCard />
        <AlertsCard timezone={user.preferredTimezone} />
        <NativeReminder />
        <DisplayCard />
        <InstallCard />
        <PasswordCard user={user} />
        <SessionsCard user={user} />
        <CopyCard user={user} />
        <DeleteAccount user={user} />
        <LogoutButton />
        <Link href={PATHS.chats} className="link self-center px-2 py-3 text-14">
          {t('profile.messages')} <UnreadCount count={unread} />
        </Link>
        <Link href={to(PATHS.chat, { conversationId: 'new' })} className="link self-center px-2 py-3 text-14">
          {t('profile.writeSupport')}
        </Link>
        <Link href={PATHS.supportTickets} className="link self-center px-2 py-3 text-14">
          {t('profile.support')}
        </Link>
        <Link href={to(PATHS.brands, undefined, { mine: 'hidden' })} className="link self-center px-2 py-3 text-14">
          {t('profile.hiddenBrands')}
        </Link>
        <LegalLinks />
      </div>
    </PageFrame>
  )
}
