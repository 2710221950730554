import { createTestDatabase } from '@tradewind/db/test-database';
import { createNonce } from 'viem/siwe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCutProxy } from '../../test/cut-proxy.ts';
import { addNotice, collect, createHubClient } from '../../test/hub-client.ts';
import { findRedisServer, startRedis } from '../../test/start-redis.ts';
import { type HubNode, startHubNode } from '../../test/start-hub-node.ts';
import { createBus } from '../adapters/bus/create-bus.ts';
import { createLogger } from '../logger.ts';
