import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

interface LoadedProps<Data> {
  readonly found: { readonly data: Data | undefined; readonly isError: boolean; refetch(): Promise<unknown> }
  readonly children: (data: Data) => ReactNode
}

/** What was read, its skeleton, or the way to try again. */
export function Loaded<Data>({ found: { data, isError, refetch }, children }: LoadedProps<Data>) {
  const { t } = useTranslation()
  if (data !== undefined) return children(data)
  return isError ? (
    <RetryRow text={t('staffsystem.failed')} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="h-64" />
  )
}

interface SectionProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

export const Section = ({ title, note, children }: SectionProps) => (
  <section className="mb-8">
    <h2 className="mb-2 text-18 font-[700]">{title}</h2>
    {note !== undefined && <p className="mb-3 max-w-[70ch] text-14 text-muted">{note}</p>}
    {children}
  </section>
)

export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <p className="border-y border-line py-5 text-14 text-muted">{children}</p>
)

export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <ul className="divide-y divide-line border-y border-line text-14 max-md:-mx-4">{children}</ul>
)

interface RowProps {
  readonly title: ReactNode
  readonly note: ReactNode
  readonly end?: ReactNode
}

/** Two lines, and at the end what can be done or the one figure that matters. */
export const Row = ({ title, note, end }: RowProps) => (
  <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-2">
    <div className="min-w-0 flex-1 basis-52">
      <p className="font-[600] [overflow-wrap:anywhere]">{title}</p>
      <p className="tabular text-12 text-muted [overflow-wrap:anywhere]">{note}</p>
    </div>
    {end && <div className="tabular flex max-w-full shrink-0 flex-wrap items-center gap-3">{end}</div>}
  </li>
)
