import { useStaffRight } from '#web/api/staff.ts'
import { ReviewDesk } from '#web/features/review/review-desk.tsx'

/** Product 14: the review of brands and products, of reports and disputed domains. */
export function Area() {
  return <ReviewDesk canDecide={useStaffRight('review')} />
}
