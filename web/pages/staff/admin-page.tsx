import { AdminFrame } from '#web/features/admin/admin-frame.tsx'
import { StaffGate } from '#web/features/admin/gate/staff-gate.tsx'
import { ADMIN_AREAS } from './areas.ts'

/** Product 14: the administration. */
export function Page() {
  return (
    <StaffGate>
      <AdminFrame areas={ADMIN_AREAS} />
    </StaffGate>
  )
}
