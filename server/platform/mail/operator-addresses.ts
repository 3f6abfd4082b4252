import type { Config } from '../config/config.ts'

/** Who reads mails to the operator: the operator's own address and the admins. */
export function operatorAddresses({ site, adminEmails }: Pick<Config, 'site' | 'adminEmails'>): string[] {
  const { email } = site.operator
  return [...new Set([...(email === null ? [] : [email.toLowerCase()]), ...adminEmails])]
}
