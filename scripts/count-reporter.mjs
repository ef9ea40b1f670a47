/** The last line of `npm test`: how many tests passed and failed. A file that could not be loaded counts as a failed test. */
export default class CountReporter {
  onTestRunEnd(files, unhandledErrors) {
    const tests = files.flatMap((file) => [...file.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state).length;
    const broken = files.filter((file) => file.errors().length > 0).length + unhandledErrors.length;
    process.on('exit', () => console.log(`${inState('passed')} passed, ${inState('failed') + broken} failed`));
  }
}
