import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { call } from '#web/api/call.ts'
import { useWorkspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { formatCents } from '#web/i18n/money.ts'
import { PATHS } from '#web/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

/** The ad credit in the head of every section, for those who spend or buy it. On phones the menu leads there. */
export function WalletChip() {
  const { t, language } = useTranslation()
  const { rights } = useWorkspace()
  const isShown = rights.includes('campaigns') || rights.includes('billing')
  const { data: wallet } = useQuery({
    queryKey: ['/api/brand/wallet'],
    queryFn: ({ signal }) => call('GET /api/brand/wallet', { signal }),
    enabled: isShown,
  })
  if (!isShown || !wallet) return null
  const amount = formatCents(wallet.purchasedCents + wallet.bonusCents, language)
  const label = t('workspace.creditChip', { amount })
  return (
    <Link
      href={PATHS.credits}
      aria-label={label}
      title={label}
      className="tabular flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 text-14 font-[600] text-muted hover:bg-line hover:text-ink max-md:hidden"
    >
      <Wallet aria-hidden size={18} />
      {amount}
    </Link>
  )
}
