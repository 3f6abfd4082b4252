import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isStaffAllowed } from '#contract/rights.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Enrolment } from './enrolment.tsx'
import { FactorForm } from './factor-form.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { type StaffAccess, useStaffAccess, useStaffAccessRefresh } from './use-staff-access.ts'

/** Shows its content to staff who have given their second factor; others give it, set it up, or learn that they are no staff. */
export function StaffGate({ children }: { readonly children: (canDecide: boolean) => ReactNode }) {
  const { t } = useTranslation()
  // Recovery codes are shown until the member of staff has kept them, though the second factor is given by then.
  const [isEnrolling, setEnrolling] = useState(false)
  const { data, error, refetch } = useStaffAccess()
  const refresh = useStaffAccessRefresh()
  if (data?.secondFactor === 'given' && !isEnrolling) return children(isStaffAllowed(data.role, 'review'))
  return (
    <StaffFrame title={t('review.title')}>
      {data ? (
        <Factor access={data} isEnrolling={isEnrolling} onEnrolling={setEnrolling} onDone={refresh} />
      ) : error instanceof CallFailure && error.code === 'forbidden' ? (
        <EmptyState icon={<Lock size={36} />} title={t('review.staffOnly')} text={t('review.staffOnlyText')} />
      ) : error ? (
        <RetryRow text={t('review.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </StaffFrame>
  )
}

interface FactorProps {
  readonly access: StaffAccess
  readonly isEnrolling: boolean
  readonly onEnrolling: (isEnrolling: boolean) => void
  readonly onDone: () => Promise<void>
}

function Factor({ access, isEnrolling, onEnrolling, onDone }: FactorProps) {
  if (access.secondFactor === 'needed' && !isEnrolling) return <FactorForm onDone={onDone} />
  return (
    <Enrolment
      onBegin={() => onEnrolling(true)}
      onDone={async () => {
        await onDone()
        onEnrolling(false)
      }}
    />
  )
}
