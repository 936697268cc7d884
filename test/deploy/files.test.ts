/**
 * Checks the files in `deploy`, the image and the compose file. Each is compared with the program, and checked by its own tool if that is
 * installed.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { FixedClock } from '../../src/core/clock.ts';
import { Metrics } from '../../src/http/reply/metrics.ts';
import { operationFamilies } from '../../src/http/reply/operation-metrics.ts';
import { SETTINGS } from '../../src/program/settings.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { findProgram } from '../programs/find.ts';
import { needs } from '../programs/needs.ts';
import { proxyConfig } from './nginx.ts';
import { run, selfSigned } from './programs.ts';

const text = (file: string): string => readFileSync(file, 'utf8');
const settings = new Set<string>(Object.values(SETTINGS).map(({ name }) => name));
/** Variables that only compose.yaml uses. */
const OF_COMPOSE: readonly string[] = ['WATTLE_IMAGE', 'WATTLE_TLS_DIR'];

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const FILES = ['Dockerfile', 'compose.yaml', ...filesBelow('deploy')];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('deployment files', () => {
  it('name existing settings', () => {
    expect(FILES.length).toBeGreaterThan(12);
    for (const file of FILES) {
      const named = [...text(file).matchAll(/\bWATTLE_[A-Z_]+\b/g)].map(([name]) => name);
      const unknown = named.filter((name) => !settings.has(name) && !OF_COMPOSE.includes(name));
      expect(unknown, file).toEqual([]);
    }
  });

  it('contain no secret', () => {
    for (const file of FILES)
      expect(text(file), file).not.toMatch(/(?<!sha256:)\b[0-9a-f]{64}\b|\bak_[0-9A-Za-z]{20,}|password:\s*[a-z0-9]{4,}\s*$/im);
  });

  it('the image passes hadolint', needs('hadolint'), () => {
    expect(run('hadolint', ['Dockerfile'])).toEqual({ status: 0, output: '' });
  });

  it('the loader of the Compose specification accepts compose.yaml, and refuses unknown members', needs('compose-spec'), () => {
    const program = findProgram('compose-spec') ?? '';
    expect(run(program, ['--format', 'json', 'compose.yaml'])).toMatchObject({ status: 0 });
    const wrong = path.join(folder, 'compose.yaml');
    writeFileSync(wrong, text('compose.yaml').replaceAll('cap_drop:', 'cap_dropped:'));
    expect(run(program, [wrong])).toMatchObject({ status: 1, output: expect.stringContaining('cap_dropped') });
  });

  it('the schemas of an older and a newer Kubernetes accept the manifests in strict mode', needs('kubernetes-validate'), () => {
    const program = findProgram('kubernetes-validate') ?? '';
    // Files for kustomize are not part of the Kubernetes API.
    const manifests = filesBelow('deploy/kubernetes').filter((file) => !file.endsWith('kustomization.yaml'));
    for (const version of ['1.31', '1.33']) {
      const { status, output } = run(program, ['-k', version, '--strict', ...manifests]);
      expect(status, output).toBe(0);
      expect(output.match(/ passed for resource /g)?.length).toBeGreaterThan(6);
      expect(output).not.toMatch(/^(WARN|ERROR)/m);
    }
    const wrong = path.join(folder, 'api.yaml');
    writeFileSync(wrong, text('deploy/kubernetes/api.yaml').replace('readOnlyRootFilesystem', 'readOnlyRoot'));
    expect(run(program, ['-k', '1.33', '--strict', wrong])).toMatchObject({ status: 1, output: expect.stringContaining('readOnlyRoot') });
  });

  it('the image contains the files of the package, and runs as an unprivileged user', () => {
    const image = text('Dockerfile');
    const last = image.slice(image.lastIndexOf('\nFROM '));
    const { files } = JSON.parse(text('package.json')) as { files: string[] };
    // A folder is copied as a whole if several of its parts are listed.
    const copied = (part: string): boolean => new RegExp(`^COPY .*(^| |/)${part.replaceAll('.', '\\.')}( |$)`, 'm').test(last);
    const missing = files.filter((part) => !part.startsWith('!') && !copied(part) && !copied(part.split('/')[0] ?? part));
    expect(missing).toEqual([]);
    expect(last).toMatch(/^USER 65532:65532$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(image.match(/^FROM .*$/gm)?.every((line) => /:(24|nonroot)|nodejs24/.test(line))).toBe(true);
  });

  it('systemd starts a file of the package', () => {
    const [, entry = ''] = /^ExecStart=.*\/wattle-server\/(\S+) start$/m.exec(text('deploy/systemd/wattle.service')) ?? [];
    expect((JSON.parse(text('package.json')) as { files: readonly string[] }).files).toContain(entry);
  });

  it('systemd accepts the unit and rates its exposure as low', needs('systemd-analyze'), () => {
    const program = findProgram('systemd-analyze') ?? '';
    const unit = path.join(folder, 'wattle.service');
    writeFileSync(unit, text('deploy/systemd/wattle.service').replace(/node \/opt.*$/m, 'true'));
    expect(run(program, ['verify', '--man=no', unit])).toEqual({ status: 0, output: '' });
    const { output } = run(program, ['security', '--offline=true', '--threshold=25', unit]);
    expect(output).toMatch(/Overall exposure level for wattle\.service: [0-2]\.\d/);
  });

  it('Prometheus accepts the alert rules, which fire when they should', needs('promtool'), () => {
    const program = findProgram('promtool') ?? '';
    expect(run(program, ['check', 'rules', 'deploy/prometheus/alerts.yml'])).toMatchObject({ status: 0 });
    expect(run(program, ['test', 'rules', 'deploy/prometheus/alerts.test.yml'])).toMatchObject({ status: 0 });
    expect(run(program, ['check', 'config', '--syntax-only', 'deploy/prometheus/prometheus.yml'])).toMatchObject({ status: 0 });
  });

  it('nginx accepts the proxy configuration', needs('nginx', 'openssl'), () => {
    const tls = selfSigned(folder);
    const servers = 'server 127.0.0.1:8080;';
    mkdirSync(path.join(folder, 'cache'), { recursive: true });
    const file = proxyConfig(folder, { servers, httpPort: 18_080, httpsPort: 18_443, tls });
    expect(run(findProgram('nginx') ?? '', ['-t', '-q', '-p', folder, '-c', file])).toEqual({ status: 0, output: '' });
  });
});

describe('compose.yaml', () => {
  interface Service {
    readonly image: string;
    readonly profiles: readonly string[];
    readonly environment?: Readonly<Record<string, string>>;
    readonly read_only?: boolean;
    readonly cap_drop?: readonly string[];
    readonly volumes?: readonly string[];
    readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  }
  const compose = parse(text('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
  const wattleServices = Object.entries(compose.services).filter(([, { image }]) => image.includes('WATTLE_IMAGE'));

  it('has a single node, and a profile of several nodes with all other services', () => {
    const of = (profile: string): readonly string[] =>
      Object.entries(compose.services).flatMap(([name, { profiles }]) => (profiles.includes(profile) ? [name] : []));
    expect(of('single')).toEqual(['wattle']);
    expect(of('nodes')).toEqual(['api-1', 'api-2', 'worker', 'postgres', 'pgbouncer', 'proxy', 'prometheus', 'grafana']);
    expect(wattleServices.map(([name]) => name)).toEqual(['wattle', 'api-1', 'api-2', 'worker']);
  });

  it('runs Wattle on a read-only root, without capabilities, with a separate folder for each service', () => {
    for (const [name, service] of wattleServices) expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    const own = wattleServices.flatMap(([, { volumes = [] }]) => volumes.filter((volume) => volume.endsWith(':/data')));
    expect(own).toHaveLength(wattleServices.length);
    expect(new Set(own).size).toBe(wattleServices.length);
    expect(compose.services['api-1']?.environment).toMatchObject({ WATTLE_ROLE: 'api', NODE_ENV: 'production' });
  });

  it('lets the worker write the bulk files that the api nodes read', () => {
    const bulk = ['api-1', 'api-2', 'worker'].map((name) => compose.services[name]?.volumes?.find((volume) => volume.startsWith('bulk:')));
    expect(bulk).toEqual(['bulk:/bulk:ro', 'bulk:/bulk:ro', 'bulk:/bulk']);
    expect(compose.services['worker']?.environment).toMatchObject({ WATTLE_BULK_DIR: '/bulk' });
    expect(text('Dockerfile')).toContain('--chown=65532:65532 /bulk /bulk');
  });

  it('mounts existing files, and names declared volumes', () => {
    for (const { volumes = [], depends_on: needs = [] } of Object.values(compose.services)) {
      for (const volume of volumes) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('./')) expect(() => text(from.replace('./', '')), volume).not.toThrow(/ENOENT/);
        else if (!from.startsWith('$')) expect(Object.keys(compose.volumes), volume).toContain(from);
      }
      for (const need of Array.isArray(needs) ? needs : Object.keys(needs)) expect(compose.services[String(need)]).toBeDefined();
    }
  });
});

describe('the manifests of Kubernetes', () => {
  interface Manifest {
    readonly kind: string;
    readonly metadata: { readonly name: string };
    // biome-ignore lint/suspicious/noExplicitAny: a manifest is looked into here, in many places and depths
    readonly spec: any;
  }
  const manifests = ['api', 'worker', 'settings', 'namespace'].flatMap((name) =>
    parseAllDocuments(text(`deploy/kubernetes/${name}.yaml`)).map((document) => document.toJS() as Manifest),
  );
  const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');

  it('select their pods', () => {
    expect(workloads).toHaveLength(2);
    for (const { spec } of workloads) expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
    const labels = workloads.map(({ spec }) => spec.selector.matchLabels);
    for (const { kind, spec } of manifests.filter((one) => one.kind === 'Service' || one.kind === 'PodDisruptionBudget')) {
      expect(labels).toContainEqual(kind === 'Service' ? spec.selector : spec.selector.matchLabels);
    }
  });

  it('probe existing ports and paths, and mount declared volumes', () => {
    for (const { spec } of workloads) {
      const pod = spec.template.spec;
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 });
      for (const container of pod.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        const ports = container.ports.map((port: { name: string }) => port.name);
        for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe].filter(Boolean)) {
          expect(ports).toContain(probe.httpGet.port);
          expect(['/v1/health', '/v1/ready']).toContain(probe.httpGet.path);
        }
        const volumes = [...(pod.volumes ?? []), ...(spec.volumeClaimTemplates ?? []).map((claim: Manifest) => claim.metadata)];
        const names = volumes.map((volume: { name: string }) => volume.name);
        for (const mount of container.volumeMounts) expect(names).toContain(mount.name);
      }
    }
  });

  it('are combined by kustomize', needs('kubectl'), () => {
    const { status, output } = run(findProgram('kubectl') ?? '', ['kustomize', 'deploy/kubernetes']);
    expect(status, output).toBe(0);
    expect(parseAllDocuments(output).length).toBe(manifests.length);
  });
});

describe('alert rules and dashboard', () => {
  /** Metrics that Prometheus defines. */
  const OWN = ['up'];
  let reported: ReadonlySet<string>;
  beforeAll(async () => {
    const clock = new FixedClock('2026-11-21T00:00:00.000Z');
    const store = await openStore({ databaseUrl: null, dataDir: path.join(folder, 'data'), clock });
    await store.migrate();
    const metrics = new Metrics();
    const families = await operationFamilies({
      context: {
        store,
        clock,
        version: '0.1.0',
        ingest: () => ({ state: 'running', since: 0, reason: null, restarts: 0 }),
        threads: () => [{ name: 'ingest', running: true, restarts: 0 }],
      },
      mail: () => ({ sent: 0, failed: 0, inProgress: 0 }),
    });
    reported = new Set(
      [...metrics.render({ size: { bytes: 0, answers: 0 } }, families).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name),
    );
    metrics.close();
    await store.close();
  });

  const namesIn = (expression: string): readonly string[] =>
    [...expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)|"[^"]*"/g, '').matchAll(/\b[a-z][a-z0-9_]*\b/g)]
      .map(([name]) => name.replace(/_bucket$/, ''))
      .filter((name) => name.includes('_') && name !== 'histogram_quantile');

  it('use metrics that the program reports', () => {
    const alerts = parse(text('deploy/prometheus/alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
    const board = JSON.parse(text('deploy/grafana/wattle.json')) as { panels: { targets?: { expr: string }[] }[] };
    const expressions = [
      ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
      ...board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ];
    expect(expressions.length).toBeGreaterThan(30);
    const used = new Set(expressions.flatMap(namesIn));
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !reported.has(name) && !OWN.includes(name))).toEqual([]);
  });

  it('cover every metric family that an operator should see', () => {
    const shown = text('deploy/grafana/wattle.json') + text('deploy/prometheus/alerts.yml');
    const unseen = [...reported].filter((name) => name.startsWith('wattle_') && !shown.includes(name));
    expect(unseen.sort()).toEqual([
      'wattle_build_info',
      'wattle_cache_answers',
      'wattle_cache_bytes',
      'wattle_dataset_last_check_timestamp_seconds',
      'wattle_dataset_unavailable',
      'wattle_ingest_restarts_total',
      'wattle_ingest_running',
      'wattle_mails_under_way',
    ]);
  });
});
