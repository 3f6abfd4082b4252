import type { FastifyInstance } from 'fastify'
import { APP_LINKS } from '#contract/native.ts'
import type { AppConfig } from '../config/app-config.ts'
import { ensure } from '../scope/refuse.ts'

/**
 * The two files by which Android and iOS learn that an app may open our links and use passwords that are saved for this
 * site. Without an app in that store there is no such file.
 */
export function appLinkRoutes(http: FastifyInstance, { android, apple }: AppConfig): void {
  const serve = (path: string, statement: object | null) =>
    http.get(path, async (_request, reply) => {
      ensure(statement, 'not-found')
      return reply.type('application/json').header('cache-control', 'public, max-age=3600').send(statement)
    })
  serve('/.well-known/assetlinks.json', android && assetLinks(android))
  serve('/.well-known/apple-app-site-association', apple === null ? null : siteAssociation(apple))
}

const assetLinks = ({ id, fingerprints }: NonNullable<AppConfig['android']>) => [
  {
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: fingerprints },
  },
]

const siteAssociation = (appId: string) => ({
  applinks: { details: [{ appIDs: [appId], components: APP_LINKS.map((path) => ({ '/': path })) }] },
  webcredentials: { apps: [appId] },
})
