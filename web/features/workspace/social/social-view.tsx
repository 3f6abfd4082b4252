import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { SOCIAL_MOST_CHARACTERS, SOCIAL_NETWORKS, type SocialNetwork, socialAddress } from '#contract/social.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { SettingsForm } from '../settings/settings-form.tsx'
import type { Settings } from '../settings/use-settings.ts'
import { WithSettings } from '../settings/with-settings.tsx'

const NAMES: Readonly<Record<SocialNetwork, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  pinterest: 'Pinterest',
  facebook: 'Facebook',
  discord: 'Discord',
}

interface Row {
  readonly network: SocialNetwork
  readonly url: string
}

/** Profiles elsewhere, in the order of the shop. */
export function SocialView() {
  return <WithSettings right="shop" Part={SocialPart} />
}

function SocialPart({ settings: { version, socials } }: { readonly settings: Settings }) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly Row[]>(() => [
    ...socials,
    ...SOCIAL_NETWORKS.filter((network) => !socials.some((each) => each.network === network)).map((network) => ({
      network,
      url: '',
    })),
  ])
  const move = (from: number, to: number) =>
    setRows((before) => {
      const rest = before.filter((_, index) => index !== from)
      const moved = before[from]
      return moved ? [...rest.slice(0, to), moved, ...rest.slice(to)] : before
    })
  const send = () =>
    call('PUT /api/brand/social', { body: { version, socials: rows.filter(({ url }) => url.trim() !== '') } })
  return (
    <SettingsForm send={send}>
      <p className="text-14 text-muted">{t('settings.socialText')}</p>
      {rows.map(({ network, url }, index) => (
        <div key={network} className="flex items-end gap-1">
          <div className="min-w-0 flex-1">
            <TextField
              label={NAMES[network]}
              maxLength={SOCIAL_MOST_CHARACTERS}
              autoCapitalize="none"
              spellCheck={false}
              placeholder="@"
              value={url}
              error={url.trim() !== '' && socialAddress(network, url) === null ? t('settings.socialWrong') : undefined}
              onChange={(event) =>
                setRows(rows.map((row) => (row.network === network ? { network, url: event.target.value } : row)))
              }
            />
          </div>
          <IconButton
            label={t('settings.up', { name: NAMES[network] })}
            icon={<ArrowUp aria-hidden size={18} />}
            aria-disabled={index === 0}
            onClick={() => index > 0 && move(index, index - 1)}
          />
          <IconButton
            label={t('settings.down', { name: NAMES[network] })}
            icon={<ArrowDown aria-hidden size={18} />}
            aria-disabled={index === rows.length - 1}
            onClick={() => index < rows.length - 1 && move(index, index + 1)}
          />
        </div>
      ))}
    </SettingsForm>
  )
}
