import { Lock } from 'lucide-react'
import { useStaffRight } from '#web/api/staff.ts'
import { StaffFrame } from '#web/features/admin/gate/staff-frame.tsx'
import { StaffGate } from '#web/features/admin/gate/staff-gate.tsx'
import { ChatDesk } from '#web/features/chat/chat-desk.tsx'
import { ChatBackground } from '#web/features/support/staff/chat-background.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'

/** Product 12: the support answers its conversations. */
export function Page() {
  return (
    <StaffGate>
      <Desk />
    </StaffGate>
  )
}

function Desk() {
  const { t } = useTranslation()
  const isAllowed = useStaffRight('support')
  const toAdmin = (
    <Link href={PATHS.admin} className={buttonLook('outline', 's')}>
      {t('chat.toAdmin')}
    </Link>
  )
  return (
    <StaffFrame title={t('chat.adminTitle')} more={toAdmin}>
      {isAllowed ? (
        <ChatDesk
          reader="staff"
          brandId={null}
          path={PATHS.adminChat}
          beside={(id, isWriting) => <ChatBackground conversationId={id} isWriting={isWriting} />}
        />
      ) : (
        <EmptyState icon={<Lock size={36} />} title={t('chat.notAllowedTitle')} text={t('chat.notAllowedText')} />
      )}
    </StaffFrame>
  )
}
