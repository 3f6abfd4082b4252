import { Lock } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** In place of what the role does not allow: says who in the team can do it. */
export function NotAllowed() {
  const { t } = useTranslation()
  return (
    <EmptyState icon={<Lock size={36} />} title={t('workspace.notAllowedTitle')} text={t('workspace.notAllowedText')} />
  )
}
