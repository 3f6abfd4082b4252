import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

export type Settings = Answer<'GET /api/brand/settings'>

const KEY = ['/api/brand/settings'] as const

/** The settings of the brand, as they are now. */
export function useSettings() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /api/brand/settings', { signal }),
    staleTime: 0,
    // A form that is being edited keeps the version that it was opened with.
    refetchOnReconnect: false,
  })
  return { settings: query.data, hasFailed: query.isError && !query.data, retry: () => void query.refetch() }
}

export type FieldErrors = Readonly<Record<string, string>>

interface Saving {
  readonly isBusy: boolean
  readonly error: string | null
  /** What is wrong, by field. */
  readonly errors: FieldErrors
  /** Another member changed the settings meanwhile. */
  readonly isConflict: boolean
  readonly forget: (field: string) => void
  readonly save: (work: () => Promise<Settings>) => Promise<boolean>
  /** Shows what is stored, in place of what was typed. */
  readonly reload: () => void
}

interface Failure {
  readonly text: string
  readonly isConflict: boolean
  readonly fields: FieldErrors
}

/** Fields of a form are named with their part; others come from schemas, without a sentence for people. */
const sentencesOf = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field.includes('.')))

/** Saves one part and shows what the server answered; what was typed stays after a failure. */
export function useSaving(): Saving {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  return {
    isBusy,
    error: failure?.text ?? null,
    errors: failure?.fields ?? {},
    isConflict: failure?.isConflict ?? false,
    forget: (field) =>
      setFailure((now) => {
        if (!now || !(field in now.fields)) return now
        const { [field]: _, ...fields } = now.fields
        return Object.keys(fields).length === 0 ? null : { ...now, fields }
      }),
    save: async (work) => {
      setBusy(true)
      setFailure(null)
      try {
        client.setQueryData<Settings>(KEY, await work())
        showToast({ title: t('settings.saved') })
        return true
      } catch (error) {
        const isConflict = error instanceof CallFailure && error.code === 'conflict'
        const fields = error instanceof CallFailure ? sentencesOf(error.fields) : {}
        setFailure({ text: shownMessage(error, t, t('settings.failed')), isConflict, fields })
        return false
      } finally {
        setBusy(false)
      }
    },
    reload: () => {
      setFailure(null)
      void client.resetQueries({ queryKey: KEY })
    },
  }
}
