import { CircleAlert } from 'lucide-react'
import { CallFailure, isNotFound } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'

interface LoadFailedProps {
  readonly error: unknown
  readonly onRetry: () => void
  /** Ends that the address is missing; left out where the role may not. */
  readonly onChangeAddress?: (() => void) | undefined
}

/** Why there is nothing to pay, and what ends that. */
export function LoadFailed({ error, onRetry, onChangeAddress }: LoadFailedProps) {
  const { t } = useTranslation()
  const code = error instanceof CallFailure ? error.code : null
  if (code === null) return <RetryRow text={t('checkout.failed')} onRetry={onRetry} />
  const isUnknown = isNotFound(error)
  const isCompany = code === 'billing.company'
  const refused = isCompany ? 'checkout.companyTitle' : 'checkout.refusedTitle'
  return (
    <EmptyState
      icon={<CircleAlert size={36} />}
      title={t(isUnknown ? 'checkout.unknownTitle' : refused)}
      text={isUnknown ? t('checkout.unknownText') : shownMessage(error, t, t('checkout.failed'))}
    >
      {isCompany && onChangeAddress ? (
        <Button onClick={onChangeAddress}>{t('checkout.addAddress')}</Button>
      ) : (
        <a href={PATHS.credits} className={buttonLook('solid')}>
          {t('checkout.toCredits')}
        </a>
      )}
    </EmptyState>
  )
}
