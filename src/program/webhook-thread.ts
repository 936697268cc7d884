/** Delivers webhooks and waiting emails in a separate thread, so that imports and requests do not delay them. */
import path from 'node:path';
import { isMainThread, type MessagePort, parentPort } from 'node:worker_threads';
import type { Logger } from 'pino';
import { AuditLog } from '../accounts/audit.ts';
import { Credentials } from '../accounts/credentials.ts';
import { Keyring } from '../accounts/keys.ts';
import { createMailer } from '../accounts/mailer.ts';
import { Post } from '../accounts/post.ts';
import { findSeries } from '../catalogue/series.ts';
import { systemClock } from '../core/clock.ts';
import { datasetKey } from '../core/define-dataset.ts';
import { userAgentOf } from '../ingest/fetch/client.ts';
import { openStore } from '../store/open/open-store.ts';
import type { Store } from '../store/ports/port.ts';
import { Dispatcher } from '../webhooks/dispatcher.ts';
import { Sender } from '../webhooks/sender.ts';
import { stopNotice } from '../webhooks/stop-notice.ts';
import { followProgramClock } from './clock-watch.ts';
import { type Config, readConfig } from './config.ts';
import { masterKeyOf } from './kept-secret.ts';
import { createLog, standardError } from './log.ts';
import { dataDirOf, publicUrlOf, storeSettingsOf } from './open-data.ts';
import { VERSION } from './program.ts';

/** Messages to the thread: look for work now, or stop. */
export type ToWebhookThread = 'wake' | 'stop';

interface RunningDelivery {
  wake(): void;
  stop(): Promise<void>;
}

/** The delay in ms before deliveries, so that all nodes have seen the change. Nodes check for changes every second. */
const SETTLE_MS = 2000;

/** Starts deliveries with an open store. The caller must close the store. */
function startDelivery(config: Config, store: Store, log: Logger): RunningDelivery {
  const clock = systemClock;
  const { smtpUrl, mailFrom } = config;
  const publicUrl = publicUrlOf(config);
  const mailer = createMailer({ smtpUrl, from: mailFrom, outbox: path.join(dataDirOf(config), 'outbox') });
  const keyring = new Keyring(masterKeyOf(config));
  const post = new Post({
    mailer,
    store: store.accounts.mails,
    keyring,
    clock,
    onFailure: (err) => log.error({ err }, 'An email could not be sent. The program will try again'),
  });
  const audit = new AuditLog(store.accounts, clock);
  const dispatcher = new Dispatcher({
    store,
    clock,
    log,
    settleMs: SETTLE_MS,
    secrets: new Credentials({ store: store.accounts, keyring, clock, audit, onChange: () => {} }),
    sender: new Sender({ policy: config.webhookTargets, userAgent: userAgentOf(VERSION, publicUrl) }),
    datasetOfSeries: (id) => {
      const series = findSeries(id);
      return series && datasetKey(series.dataset);
    },
    notifyOwner: async (subscription) => {
      const owner = await store.accounts.byId(subscription.accountId);
      if (owner) await post.send({ to: owner.email, ...stopNotice(subscription, publicUrl) }, { accountId: owner.id });
    },
  });
  dispatcher.start();
  post.start();
  return {
    wake: () => dispatcher.wake(),
    stop: async () => {
      await dispatcher.stop();
      await post.close();
    },
  };
}

async function run(port: MessagePort): Promise<void> {
  followProgramClock();
  const config = readConfig(process.env);
  const store = await openStore(storeSettingsOf(config));
  const delivery = startDelivery(config, store, createLog(config, standardError()));
  port.on('message', (message: ToWebhookThread) => {
    if (message === 'wake') delivery.wake();
    else {
      void delivery
        .stop()
        .then(() => store.close())
        .then(() => port.close());
    }
  });
}

if (!isMainThread && parentPort) void run(parentPort);
