import { ReviewDesk } from '#web/features/review/review-desk.tsx'
import { StaffGate } from '#web/features/review/security/staff-gate.tsx'

/** Product 14: the review of brands and products. */
export function Page() {
  return <StaffGate>{(canDecide) => <ReviewDesk canDecide={canDecide} />}</StaffGate>
}
