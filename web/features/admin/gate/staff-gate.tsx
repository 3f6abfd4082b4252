import { type ReactNode, useState } from 'react'
import { CallFailure } from '#web/api/call-failure.ts'
import { type StaffAccess, StaffContext, useStaffAccess, useStaffAccessRefresh } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { NotFound } from '#web/ui/page/not-found.tsx'
import { Enrolment } from './enrolment.tsx'
import { FactorForm } from './factor-form.tsx'
import { SessionLock } from './session-lock.tsx'
import { StaffFrame } from './staff-frame.tsx'

/** The pages of staff. A session that ends is renewed above them, so that nothing that was typed is lost. */
export function StaffGate({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Opened>{children}</Opened>
      <SessionLock />
    </>
  )
}

/**
 * Shows its content to staff who have given their second factor; other staff give it or set it up. For everybody else
 * there is no such page.
 */
function Opened({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  // Recovery codes are shown until the member of staff has kept them, though the second factor is given by then.
  const [isEnrolling, setEnrolling] = useState(false)
  const { data, error, refetch } = useStaffAccess()
  const refresh = useStaffAccessRefresh()
  if (data?.secondFactor === 'given' && !isEnrolling) {
    return <StaffContext value={data.role}>{children}</StaffContext>
  }
  if (error instanceof CallFailure && error.code === 'forbidden') return <NotFound />
  return (
    <StaffFrame title={t('admin.title')}>
      {data ? (
        <Factor access={data} isEnrolling={isEnrolling} onEnrolling={setEnrolling} onDone={refresh} />
      ) : error ? (
        <RetryRow text={t('admin.loadFailed')} onRetry={() => void refetch()} />
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
