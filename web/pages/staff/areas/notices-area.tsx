import { useStaffRight } from '#web/api/staff.ts'
import { NoticesDesk } from '#web/features/review/notices/notices-desk.tsx'

/** Product 14, Meldungen: reports of content and appeals in one queue (DSA art. 16, 17, 20). */
export function Area() {
  return <NoticesDesk canDecide={useStaffRight('review')} />
}
