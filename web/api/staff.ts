import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { isStaffAllowed, type StaffRight } from '#contract/rights.ts'
import { type Answer, call } from './call.ts'

export type StaffAccess = Answer<'GET /api/staff/me'>

const KEY = ['/api/staff/me'] as const

/** The role of the signed-in member of staff, and whether the second factor was given. */
export const useStaffAccess = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /api/staff/me', { signal }), retry: false })

/** Reads it again, after the second factor or its recovery codes changed. */
export function useStaffAccessRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

/** The role, for everything inside of the administration. */
export const StaffContext = createContext<StaffAccess['role'] | null>(null)

export function useStaffRole(): StaffAccess['role'] {
  const role = useContext(StaffContext)
  if (!role) throw new Error('only inside of the administration')
  return role
}

/** Whether the role has this right; what it lacks is not offered, and the server refuses it. */
export const useStaffRight = (right: StaffRight): boolean => isStaffAllowed(useStaffRole(), right)
