/**
 * The end of `npm test`: which files took longest, which tests passed only when they were tried again, how much of the
 * processors all tests took, and as the last line how many tests passed and failed. A file that could not be loaded counts
 * as a failed test. Where `FAILED_FILES` names a file, it says there which files are to be tried once more.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './install.mjs';

const SLOWEST = 15;

export default class CountReporter {
  onTestRunEnd(files, unhandledErrors) {
    const tests = files.flatMap((file) => [...file.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state).length;
    const broken = files.filter((file) => file.errors().length > 0).length + unhandledErrors.length;
    keepFailed(files, unhandledErrors);
    tellSlowest(files);
    tellLucky(tests);
    process.on('exit', () => {
      tellProcessors();
      console.log(`${inState('passed')} passed, ${inState('failed') + broken} failed`);
    });
  }
}

/** An error outside of all tests belongs to no file, so trying files again would only hide it. */
function keepFailed(files, unhandledErrors) {
  const { FAILED_FILES } = process.env;
  if (FAILED_FILES === undefined || unhandledErrors.length > 0) return;
  const failed = files.filter((file) => !file.ok()).map((file) => relative(ROOT, file.moduleId));
  writeFileSync(FAILED_FILES, JSON.stringify(failed));
}

function tellSlowest(files) {
  const timed = files.map((file) => {
    const { collectDuration, duration } = file.diagnostic();
    return { name: relative(ROOT, file.moduleId), seconds: (collectDuration + duration) / 1000 };
  });
  timed.sort((a, b) => b.seconds - a.seconds);
  console.log('Slowest files, in seconds:');
  for (const { name, seconds } of timed.slice(0, SLOWEST)) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}

/** Something in them is left to luck: it is to be found, and mended. */
function tellLucky(tests) {
  const lucky = tests.filter((test) => test.diagnostic()?.flaky);
  if (lucky.length === 0) return;
  console.log('Passed only when tried again:');
  for (const test of lucky) {
    const { errors = [] } = test.result();
    console.log(
      `  ${relative(ROOT, test.module.moduleId)} > ${test.fullName}: ${errors[0]?.message?.split('\n')[0] ?? ''}`,
    );
  }
}

/** Of this process and all that it has started and seen end, browsers and servers too; only Linux tells. */
function tellProcessors() {
  const TICKS_A_SECOND = 100;
  let stat;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return;
  }
  const [user, system, usersOfChildren, systemOfChildren] = stat
    .slice(stat.lastIndexOf(')'))
    .split(' ')
    .slice(12)
    .map(Number);
  const ticks = user + system + usersOfChildren + systemOfChildren;
  console.log(`The tests took ${Math.round(ticks / TICKS_A_SECOND)} seconds of one processor.`);
}
